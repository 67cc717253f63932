import { type ReactNode, useId } from "react";
import styles from "./profile-section.module.css";

type ProfileSectionProps = { title: string; text: string; children: ReactNode };

/** A thing of the account: what it is, a word on it, and what one can do. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
