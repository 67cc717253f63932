import { type ReactNode, useId } from "react";
import styles from "./profile-section.module.css";

type ProfileSectionProps = { title: string; text: string; children: ReactNode };

/** One item of the account: title, text and actions. */
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
