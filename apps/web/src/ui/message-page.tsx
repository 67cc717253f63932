import type { ReactNode } from "react";
import styles from "./message-page.module.css";
import { Noren } from "./noren.tsx";
import { PhoneLink } from "./phone-link.tsx";

type MessagePageProps = {
  heading: string;
  text: string;
  detail?: string;
  /** The restaurant's telephone, where it is known. */
  phone?: string | undefined;
  children: ReactNode;
};

/** A page with only a message and links. */
export function MessagePage({ heading, text, detail, phone, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <Noren />
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={styles.text}>{text}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        <div className={styles.actions}>{children}</div>
        {phone && (
          <p className={styles.phone}>
            <PhoneLink phone={phone} />
          </p>
        )}
      </div>
    </div>
  );
}
