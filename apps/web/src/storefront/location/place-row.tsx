import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import styles from "./place-row.module.css";

type PlaceRowProps = {
  icon: IconName;
  title: string;
  text?: string | undefined;
  /** At the right: what it costs. */
  aside?: ReactNode;
};

/** The inside of a row: what is chosen by it is its button's or its option's. */
export function PlaceRow({ icon, title, text, aside }: PlaceRowProps) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  );
}
