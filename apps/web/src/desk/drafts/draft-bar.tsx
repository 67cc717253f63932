import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useDesk } from "../desk-context.tsx";
import { say } from "../notices/notices-store.ts";
import {
  closeOpenDraft,
  forgetEnded,
  restoreOpenDraft,
  useOpenDraft,
} from "../open-draft/open-draft.ts";
import { useMay, useSession } from "../session/session-store.ts";
import styles from "./draft-bar.module.css";
import { PreviewLink } from "./preview-link.tsx";
import { keepBelow } from "./stuck-below.ts";

/** The pages whose fields go into the draft. */
const PREPARED = /^\/menu(\/dishes\/\d+|\/choices(\/\d+)?|\/languages)?\/?$/;

/** While a draft is open, every page says so, and that what is no part of it holds at once. */
export function DraftBar() {
  const { m, api } = useDesk();
  const words = m.openDraft;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const person = useSession(({ me }) => me?.person.id);
  const mayPrepare = useMay("change_menu");
  const { id, draft } = useOpenDraft();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (person !== undefined && mayPrepare) restoreOpenDraft(api, person);
  }, [api, person, mayPrepare]);
  useEffect(() => (box.current ? keepBelow(box.current) : undefined), []);
  useTellEnded();

  function end() {
    closeOpenDraft();
    void navigate(`/menu/drafts/${id}`);
  }

  const isPrepared = PREPARED.test(pathname);
  return (
    <section ref={box} className={styles.box} aria-label={words.label} data-no-print>
      {id !== null && (
        <div className={styles.bar}>
          <p className={styles.words}>
            <strong>{draft ? words.preparing(draft.name) : words.unnamed}</strong>
            <span>
              {draft && m.openDraft.changes(draft.changes)}
              {!isPrepared && ` · ${words.live}`}
            </span>
          </p>
          {draft && <PreviewLink draft={draft} isShort />}
          <button
            type="button"
            className={styles.end}
            aria-label={words.endOf(draft?.name ?? "")}
            onClick={end}
          >
            {words.end}
          </button>
        </div>
      )}
    </section>
  );
}

/** A draft that ended while it was open: what is changed now is live. */
function useTellEnded(): void {
  const { m } = useDesk();
  const ended = useOpenDraft((open) => open.ended);
  useEffect(() => {
    if (!ended) return;
    const { name, isPublished } = ended;
    const words = m.openDraft;
    const text = isPublished ? words.published(name) : words.gone;
    say({ kind: isPublished ? "done" : "problem", text, about: "drafts:ended" });
    forgetEnded();
  }, [ended, m]);
}
