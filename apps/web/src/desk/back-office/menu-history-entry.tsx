import { formatList } from "@noren/contract/format/lists.ts";
import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { Undone } from "@noren/contract/staff/availability.ts";
import type { MenuHistoryEntry as Entry } from "@noren/contract/staff/menu.ts";
import { useEffect, useRef, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import { targetWords } from "../menu/target-words.ts";
import { fieldLabel } from "../menu/value-words.ts";
import page from "../page/desk-page.module.css";
import { useCommand } from "../use-command.ts";
import { type RecordChange, withPictureFiles } from "./audit-changes.ts";
import { actionWords } from "./audit-words.ts";
import { ChangeList, labelOf } from "./change-list.tsx";
import { ChangedSince } from "./changed-since.tsx";
import styles from "./menu-history-page.module.css";

/** An action with more changes is folded. */
const MAX_UNFOLDED = 4;

type MenuHistoryEntryProps = {
  entry: Entry;
  /** Whether somebody came to see it. */
  isWanted: boolean;
  onUndone: () => void;
};

/** An action on the menu with its undo, or with the undo of what an earlier undo has left. */
export function MenuHistoryEntry({ entry, isWanted, onUndone }: MenuHistoryEntryProps) {
  const desk = useOffice();
  const { m, api, locale, restaurant } = desk;
  const { send, isBusy, message } = useCommand();
  const [result, setResult] = useState<Undone | null>(null);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView({ block: "center" });
  }, [isWanted]);
  const { id, at, who, subject, subject_name, undone, left, changes } = entry;
  const moment = shortMomentAt(Date.parse(at), restaurant.timezone, locale);
  const targets = new Set(changes.map(({ target }) => target)).size;
  const name = targetWords(desk, subject, subject_name);
  const count = m.menuHistory[subject.startsWith("group:") ? "choices" : "dishes"](targets);
  const what = [name, (name === null || targets > 1) && count].filter(Boolean).join(", ");
  const isOver = undone && left === 0;

  async function undo(request?: Parameters<typeof api.undo>[1]) {
    const reply = await send(() => api.undo(id, request));
    if (!reply) return;
    setResult(reply.payload);
    onUndone();
  }

  /** Of one field, where the action has changed several. */
  const undoOne = ({ ids, target, name, undone }: RecordChange) =>
    undone ? (
      <span className={styles.undone}>{m.menuHistory.undone}</span>
    ) : (
      <Button
        variant="quiet"
        disabled={isBusy}
        aria-label={m.menuHistory.undoOf(labelOf({ target: target ?? what, name }), moment)}
        onClick={() => void undo({ only: ids })}
      >
        {m.menuHistory.undo}
      </Button>
    );
  const read = withPictureFiles(changes);
  const hasSeveral = read.length > 1;
  const fields = new Set(read.map(({ change }) => fieldLabel(desk, change.field)));
  const list = <ChangeList entry={entry} aside={hasSeveral && !isOver ? undoOne : undefined} />;

  return (
    <li ref={row} className={styles.entry} data-wanted={isWanted || undefined}>
      <div className={styles.head}>
        <p className={page.words}>
          <time dateTime={at} className={page.soft}>
            {moment}
          </time>{" "}
          <strong>{who ?? m.audit.nobody}</strong> {actionWords(m, entry)} · {what}
        </p>
        <div className={styles.state}>
          {undone && (
            <p className={styles.undone}>
              {left > 0 ? m.menuHistory.undoneInPart : m.menuHistory.undone}
            </p>
          )}
          {!isOver && (
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={(undone ? m.menuHistory.undoRestOf : m.menuHistory.undoOf)(what, moment)}
              onClick={() => void undo()}
            >
              {undone ? m.menuHistory.undoRest : m.menuHistory.undo}
            </Button>
          )}
        </div>
      </div>
      {changes.length > MAX_UNFOLDED ? (
        <details>
          <summary>{m.menuHistory.changes(read.length, formatList([...fields], locale))}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <div role="status">
        {result && <p className={styles.result}>{m.menuHistory.restored(result.restored)}</p>}
      </div>
      {result && result.changed_since.length > 0 && (
        <ChangedSince
          fields={result.changed_since}
          isBusy={isBusy}
          onRestore={(ids) => void undo({ only: ids, despite: ids })}
        />
      )}
      {message && <Alert kind="error">{message}</Alert>}
    </li>
  );
}
