import type { Draft } from "@noren/contract/staff/drafts.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import { useTypedDrafts } from "../menu/use-typed-drafts.ts";
import { momentWords } from "../open-draft/draft-moment.ts";
import { isEnded } from "../open-draft/open-draft.ts";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { MENU_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { DraftState } from "./draft-state.tsx";
import styles from "./drafts-page.module.css";
import { NewDraft } from "./new-draft.tsx";

/** What is prepared for later: each draft with its moment and what it changes. */
export function DraftsPage() {
  const { m, api } = useOffice();
  useTypedDrafts();
  const words = m.drafts;
  const { data, problem, refetch } = useRead(api.drafts, MENU_EVENTS);
  const drafts = data?.drafts ?? [];
  const waiting = drafts.filter((draft) => !isEnded(draft));
  const ended = drafts.filter(isEnded);
  return (
    <DeskPage title={m.nav.drafts}>
      {waiting.length > 0 && <p className={page.soft}>{words.lead}</p>}
      <NewDraft />
      <ReadState data={data} problem={problem} refetch={refetch} lines={3} />
      {data && waiting.length === 0 && <EmptyState title={words.noneTitle} text={words.noneText} />}
      {waiting.length > 0 && <DraftRows drafts={waiting} label={words.list} />}
      {ended.length > 0 && (
        <section aria-labelledby="ended" className={styles.ended}>
          <h2 id="ended">{words.ended}</h2>
          <DraftRows drafts={ended} label={words.ended} />
        </section>
      )}
    </DeskPage>
  );
}

function DraftRows({ drafts, label }: { drafts: readonly Draft[]; label: string }) {
  return (
    <ul className={styles.drafts} aria-label={label}>
      {drafts.map((draft) => (
        <DraftRow key={draft.id} draft={draft} />
      ))}
    </ul>
  );
}

function DraftRow({ draft }: { draft: Draft }) {
  const desk = useOffice();
  const { m } = desk;
  const { id, name, publish_local, changes } = draft;
  return (
    <li className={styles.draft}>
      <Link to={`/menu/drafts/${id}`}>{name}</Link>
      <p className={styles.facts}>
        <DraftState draft={draft} />
        <span>{m.openDraft.changes(changes)}</span>
      </p>
      {publish_local !== null && (
        <p className={styles.moment}>{momentWords(desk, publish_local)}</p>
      )}
    </li>
  );
}
