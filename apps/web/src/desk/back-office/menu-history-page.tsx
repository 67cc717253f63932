import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { Undone } from "@noren/contract/staff/availability.ts";
import type { MenuHistoryEntry } from "@noren/contract/staff/menu.ts";
import { useCallback, useState } from "react";
import { useQuery } from "../../platform/use-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOffice } from "../desk-context.tsx";
import { targetWords } from "../menu/target-words.ts";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { MENU_EVENTS } from "../read/live-reads.ts";
import { ReadProblem } from "../read/read-problem.tsx";
import { useRead } from "../read/use-read.ts";
import { useCommand } from "../use-command.ts";
import { actionWords } from "./audit-words.ts";
import { ChangeList } from "./change-list.tsx";
import { ChangedSince } from "./changed-since.tsx";
import styles from "./menu-history-page.module.css";
import { MenuOnDate } from "./menu-on-date.tsx";
import { Pager } from "./pager.tsx";

const PER_PAGE = 25;
/** An action with more changes is folded. */
const MAX_UNFOLDED = 4;

/**
 * Who changed what on the menu, newest first, and taking it back; `?target=` for one dish alone.
 */
export function MenuHistoryPage() {
  const { m, api } = useOffice();
  const target = useQuery().get("target") ?? undefined;
  const [number, setNumber] = useState(1);
  const read = useCallback(
    () => api.menuHistory({ page: number, limit: PER_PAGE, target }),
    [api, number, target],
  );
  const { data, problem, refetch } = useRead(read, MENU_EVENTS);
  return (
    <DeskPage title={m.nav.menuHistory}>
      <p className={page.soft}>{m.menuHistory.lead}</p>
      {target === undefined && <MenuOnDate />}
      {problem && <ReadProblem problem={problem} refetch={refetch} />}
      {!data && !problem && <Skeleton lines={4} size="card" />}
      {data?.total === 0 && (
        <EmptyState title={m.menuHistory.noneTitle} text={m.menuHistory.noneText} />
      )}
      {data && (
        <>
          <ol className={styles.entries}>
            {data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onUndone={refetch} />
            ))}
          </ol>
          <Pager page={number} pages={Math.ceil(data.total / PER_PAGE)} onPage={setNumber} />
        </>
      )}
    </DeskPage>
  );
}

type EntryProps = { entry: MenuHistoryEntry; onUndone: () => void };

function Entry({ entry, onUndone }: EntryProps) {
  const desk = useOffice();
  const { m, api, locale, restaurant } = desk;
  const { send, isBusy, message } = useCommand();
  const [result, setResult] = useState<Undone | null>(null);
  const { id, at, who, subject, subject_name, undone, changes } = entry;
  const moment = shortMomentAt(Date.parse(at), restaurant.timezone, locale);
  const targets = new Set(changes.map(({ target }) => target)).size;
  const what = targetWords(desk, subject, subject_name) ?? m.menuHistory.dishes(targets);

  async function undo(despite: readonly number[]) {
    const reply = await send(() => api.undo(id, { despite: [...despite] }));
    if (!reply) return;
    setResult(reply.payload);
    onUndone();
  }

  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <p className={page.words}>
          <time dateTime={at} className={page.soft}>
            {moment}
          </time>{" "}
          <strong>{who ?? m.audit.nobody}</strong> {actionWords(m, entry)} · {what}
        </p>
        {undone ? (
          <p className={styles.undone}>{m.menuHistory.undone}</p>
        ) : (
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={m.menuHistory.undoOf(what, moment)}
            onClick={() => void undo([])}
          >
            {m.menuHistory.undo}
          </Button>
        )}
      </div>
      {changes.length > MAX_UNFOLDED ? (
        <details>
          <summary>{m.menuHistory.changes(changes.length)}</summary>
          <ChangeList entry={entry} />
        </details>
      ) : (
        <ChangeList entry={entry} />
      )}
      <div role="status">
        {result && <p className={styles.result}>{m.menuHistory.restored(result.restored)}</p>}
      </div>
      {result && result.changed_since.length > 0 && (
        <ChangedSince
          fields={result.changed_since}
          isBusy={isBusy}
          onRestore={(ids) => void undo(ids)}
        />
      )}
      {message && <Alert kind="error">{message}</Alert>}
    </li>
  );
}
