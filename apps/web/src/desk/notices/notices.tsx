import { IconButton } from "../../ui/icon-button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./notices.module.css";
import { closeNotice, DONE_LASTS_MS, type Notice, useNotices } from "./notices-store.ts";

/** Notices of recent commands with undo, and of problems, below the orders, never over them. */
export function Notices() {
  const notices = useNotices((state) => state.notices);
  return (
    <div className={styles.notices} aria-live="polite" data-no-print>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { m } = useDesk();
  const { id, kind, text, undo, undoLabel, lastsMs = DONE_LASTS_MS } = notice;
  return (
    <div className={styles.notice} data-kind={kind}>
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
      <IconButton icon="x" label={m.close} onClick={() => closeNotice(id)} />
      {undo && kind === "done" && (
        <span className={styles.timeLeft} style={{ animationDuration: `${lastsMs}ms` }} />
      )}
    </div>
  );
}
