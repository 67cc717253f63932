import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import styles from "./place-row.module.css";

type PlaceRowProps = {
  icon: IconName;
  title: string;
  text?: string | undefined;
  more?: string | undefined;
  /** Shown at the right: the fee. */
  aside?: ReactNode;
};

/** The contents of a row; the surrounding button or option handles the selection. */
export function PlaceRow({ icon, title, text, more, aside }: PlaceRowProps) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
        {more && <span className={styles.text}>{more}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  );
}
