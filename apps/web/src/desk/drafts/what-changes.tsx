import type { DraftChange, DraftDetail } from "@noren/contract/staff/drafts.ts";
import { Alert } from "../../ui/alert.tsx";
import { useOffice } from "../desk-context.tsx";
import { fieldLabel } from "../menu/value-words.ts";
import { say } from "../notices/notices-store.ts";
import { isEnded, readOpenDraft } from "../open-draft/open-draft.ts";
import { useCommand } from "../use-command.ts";
import { ChangeRows } from "./change-rows.tsx";
import { byRecord } from "./draft-changes.ts";
import styles from "./draft-page.module.css";

type WhatChangesProps = { detail: DraftDetail; onChanged: () => void };

/** Every field of a draft before and after; while it waits, each can be taken out. */
export function WhatChanges({ detail: { draft, changes }, onChanged }: WhatChangesProps) {
  const desk = useOffice();
  const { m, api } = desk;
  const words = m.drafts.what;
  const { send, isBusy, message } = useCommand();
  const isWaiting = !isEnded(draft);
  const conflicts = isWaiting ? changes.filter(({ is_conflict }) => is_conflict).length : 0;

  async function remove({ target, field, name }: DraftChange) {
    const removed = await send(() =>
      api.removeFromDraft(draft.id, { fields: [{ target, field }] }),
    );
    if (!removed) return;
    const text = words.removed(fieldLabel(desk, field), name ?? target);
    say({ kind: "done", text, about: "drafts:remove" });
    await readOpenDraft(api);
    onChanged();
  }

  return (
    <section className={styles.section} aria-labelledby="what">
      <h2 id="what">{words.title}</h2>
      {changes.length === 0 ? (
        <p className={styles.soft}>
          <strong>{words.emptyTitle}</strong> {isWaiting && words.emptyText}
        </p>
      ) : (
        <p className={styles.soft}>
          {m.openDraft.changes(changes.length)} {words.dishes(byRecord(changes).length)}
        </p>
      )}
      {conflicts > 0 && <Alert>{words.conflicts(conflicts)}</Alert>}
      {message && <Alert kind="error">{message}</Alert>}
      <ChangeRows
        changes={changes}
        isBusy={isBusy}
        isEnded={!isWaiting}
        onRemove={isWaiting ? (change) => void remove(change) : undefined}
      />
    </section>
  );
}
