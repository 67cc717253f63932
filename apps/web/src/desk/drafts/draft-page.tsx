import type { Draft, DraftDetail } from "@noren/contract/staff/drafts.ts";
import { useCallback } from "react";
import { useNavigate, useParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import { useTypedDrafts } from "../menu/use-typed-drafts.ts";
import { isEnded, openDraft } from "../open-draft/open-draft.ts";
import { usePageTitle } from "../page/use-page-title.ts";
import { MENU_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { DraftHead } from "./draft-head.tsx";
import styles from "./draft-page.module.css";
import { DraftReport } from "./draft-report.tsx";
import { MomentForm } from "./moment-form.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { WhatChanges } from "./what-changes.tsx";

/** A draft: what changes, when, and publishing or deleting it. */
export function DraftPage() {
  const { m, api } = useOffice();
  useTypedDrafts();
  const id = Number(useParams().draftId);
  const read = useCallback(() => api.draft(id), [api, id]);
  const { data, problem, refetch, put } = useRead(read, MENU_EVENTS);
  usePageTitle(data?.draft.name ?? m.nav.drafts);
  const isGone = problem?.status === 404;
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <Link to="/menu/drafts" className={styles.back}>
          {m.drafts.back}
        </Link>
        {isGone ? (
          <EmptyState title={m.drafts.gone.title} text={m.drafts.gone.text}>
            <Link to="/menu/drafts">{m.drafts.back}</Link>
          </EmptyState>
        ) : (
          <ReadState data={data} problem={problem} refetch={refetch} lines={4} />
        )}
        {data && !isGone && data.draft.id === id && (
          <Opened
            key={id}
            detail={data}
            refetch={refetch}
            onChanged={(draft) => put((last) => ({ ...last, draft }))}
          />
        )}
      </div>
    </main>
  );
}

type OpenedProps = {
  detail: DraftDetail;
  refetch: () => void;
  onChanged: (draft: Draft) => void;
};

function Opened({ detail, refetch, onChanged }: OpenedProps) {
  const { m } = useOffice();
  const navigate = useNavigate();
  const { draft, changes } = detail;
  const words = m.drafts;
  const edit = () => {
    openDraft(draft, changes);
    void navigate("/menu");
  };
  return (
    <>
      <DraftHead draft={draft} onChanged={onChanged} />
      {(isEnded(draft) || draft.status === "failed") && <DraftReport detail={detail} />}
      {!isEnded(draft) && (
        <div className={styles.actions}>
          <Button onClick={edit}>{words.edit}</Button>
          <PreviewLink draft={draft} />
        </div>
      )}
      <WhatChanges detail={detail} onChanged={refetch} />
      {!isEnded(draft) && (
        <>
          <section className={styles.section} aria-labelledby="when">
            <h2 id="when">{words.when.title}</h2>
            <MomentForm key={draft.publish_local} draft={draft} onChanged={onChanged} />
          </section>
          <div className={styles.end}>
            <PublishDialog detail={detail} onPublished={refetch} />
            <RemoveDialog draft={draft} />
          </div>
        </>
      )}
    </>
  );
}
