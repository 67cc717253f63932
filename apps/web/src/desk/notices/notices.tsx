import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./notices.module.css";
import { closeNotice, DONE_LASTS_MS, type Notice, useNotices } from "./notices-store.ts";

/** Notices of recent commands with undo, and of problems, below the orders, never over them. */
export function Notices() {
  const notices = useNotices((state) => state.notices);
  const box = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusBefore(box);
  return (
    <div ref={box} className={styles.notices} aria-live="polite" data-no-print>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} onFocusLost={giveFocusBack} />
      ))}
    </div>
  );
}

/** Returns a function that gives the focus back to where it was before it came into the box. */
function useFocusBefore(box: RefObject<HTMLElement | null>): () => void {
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = box.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) before.current = relatedTarget;
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [box]);
  return useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus();
  }, []);
}

type NoticeRowProps = {
  notice: Notice;
  /** The notice disappears while somebody is on it by keyboard. */
  onFocusLost: () => void;
};

function NoticeRow({ notice, onFocusLost }: NoticeRowProps) {
  const { m } = useDesk();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.querySelector(":focus-visible")) onFocusLost();
    };
  }, [onFocusLost]);
  const { id, kind, text, undo, undoLabel, link, lastsMs = DONE_LASTS_MS } = notice;
  return (
    <div ref={row} className={styles.notice} data-kind={kind}>
      <DeskIcon name={kind === "done" ? "check-circle" : "warning"} size={26} />
      <p className={styles.words}>{text}</p>
      {undo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            closeNotice(id);
            undo();
          }}
        >
          <DeskIcon name="arrow-counter-clockwise" size={20} />
          {undoLabel ?? m.undo}
        </button>
      )}
      {link && (
        <Link to={link.to} className={styles.undo} onClick={() => closeNotice(id)}>
          {link.label}
        </Link>
      )}
      <IconButton icon="x" label={m.close} onClick={() => closeNotice(id)} />
      {undo && kind === "done" && (
        <span className={styles.timeLeft} style={{ animationDuration: `${lastsMs}ms` }} />
      )}
    </div>
  );
}
