import type { OwnSession } from "@noren/contract/accounts.ts";
import { Button } from "./button.tsx";
import styles from "./session-list.module.css";

type SessionWords = {
  unknown: string;
  device: (browser: string, system: string) => string;
  here: string;
  lastUsed: (moment: string) => string;
  end: string;
  endNamed: (device: string) => string;
  endOthers: string;
};

type SessionListProps = {
  sessions: readonly OwnSession[];
  words: SessionWords;
  /** Formats an ISO 8601 instant. */
  moment: (instant: string) => string;
  isBusy: boolean;
  /** Null: all sessions but this one. */
  onEnd: (id: string | null) => void;
};

/** The sessions of an account, with ways to end them. */
export function SessionList({ sessions, words, moment, isBusy, onEnd }: SessionListProps) {
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <div className={styles.sessions}>
      <ul className={styles.list}>
        {sessions.map((session) => {
          const device = deviceOf(session, words);
          return (
            <li key={session.id}>
              <div>
                <strong>{device}</strong>
                <span>
                  {session.is_current ? words.here : words.lastUsed(moment(session.last_used_at))}
                </span>
              </div>
              {!session.is_current && (
                <Button
                  variant="secondary"
                  disabled={isBusy}
                  aria-label={words.endNamed(device)}
                  onClick={() => onEnd(session.id)}
                >
                  {words.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {hasOthers && (
        <Button variant="secondary" disabled={isBusy} onClick={() => onEnd(null)}>
          {words.endOthers}
        </Button>
      )}
    </div>
  );
}

function deviceOf({ browser, system }: OwnSession, words: SessionWords): string {
  if (browser && system) return words.device(browser, system);
  return browser ?? system ?? words.unknown;
}
