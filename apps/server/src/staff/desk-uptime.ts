const MINUTE_MS = 60_000;

/** After a restart nothing is rejected automatically for this time (rules.md, Answering). */
const HEAD_START_MS = 5 * MINUTE_MS;

/** Shorter interruptions are attributed to a busy machine. */
const LONGEST_GAP_MS = MINUTE_MS;

export type DeskUptime = {
  /** Before this instant this process rejects nothing automatically. */
  rejectsFrom(): number;
  /** Call it after each successful database query; a longer gap counts as a restart. */
  reached(): void;
};

/**
 * Since when this process has served the desk without interruption. Each instance counts its own
 * time: a restarting one delays nothing, since the others reject what is due; after an outage of
 * all, the first that has been back for 5 minutes does.
 */
export function deskUptime(now: () => number): DeskUptime {
  let since = now();
  let reachedAt = since;
  return {
    rejectsFrom: () => since + HEAD_START_MS,
    reached() {
      if (now() - reachedAt > LONGEST_GAP_MS) since = now();
      reachedAt = now();
    },
  };
}
