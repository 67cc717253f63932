const MINUTE_MS = 60_000;

/** After a restart nothing is rejected before the desk has had this long (rules.md, Answering). */
const HEAD_START_MS = 5 * MINUTE_MS;

/** Shorter interruptions are those of a busy machine. */
const LONGEST_GAP_MS = MINUTE_MS;

export type DeskUptime = {
  /** Before this instant this process rejects nothing by itself. */
  rejectsFrom(): number;
  /** To be called whenever the database has answered; a long silence before it counts as a restart. */
  reached(): void;
};

/**
 * Since when this process could serve the desk without a break. Each instance counts its own time:
 * one that restarts delays nothing, for those that ran on reject what is due; after an outage of all
 * of them the first that has been back for 5 minutes does.
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
