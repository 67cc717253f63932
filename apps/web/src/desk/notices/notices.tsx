import { useEffect, useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./notices.module.css";
import { closeNotice, type Notice, useNotices } from "./notices-store.ts";

/** Notices of recent commands with undo, and of problems, at the bottom edge. */
export function Notices() {
  const notices = useNotices((state) => state.notices);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) return keepRoomFor(box.current);
  }, []);
  return (
    <div ref={box} className={styles.notices} aria-live="polite" data-no-print>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

/** Moves sticky elements above the notices, which then cover no button. */
function keepRoomFor(box: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = box.offsetHeight;
    style.setProperty("--notices-room", height > 0 ? `calc(${height}px + var(--s4))` : "0px");
  });
  observer.observe(box);
  return () => {
    observer.disconnect();
    style.removeProperty("--notices-room");
  };
}

function NoticeRow({ notice: { id, kind, text, undo } }: { notice: Notice }) {
  const { m } = useDesk();
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
          {m.undo}
        </button>
      )}
      <IconButton icon="x" label={m.close} onClick={() => closeNotice(id)} />
    </div>
  );
}
