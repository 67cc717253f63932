import type { ReactNode } from "react";
import styles from "./dish-section.module.css";

type DishSectionProps = { id: string; title: string; children: ReactNode };

/** A part of the editor under its heading, which an address can name. */
export function DishSection({ id, title, children }: DishSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
