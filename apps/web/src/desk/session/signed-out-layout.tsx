import type { ReactNode } from "react";
import { Crest } from "../../ui/crest.tsx";
import { useDesk } from "../desk-context.tsx";
import { LocaleSwitch } from "../page/locale-switch.tsx";
import { usePageTitle } from "../page/use-page-title.ts";
import styles from "./signed-out-layout.module.css";

/** Layout of pages for signed-out visitors: the restaurant's name and one form. */
export function SignedOutLayout({ title, children }: { title: string; children: ReactNode }) {
  const { m, restaurant } = useDesk();
  usePageTitle(title);
  return (
    <main className={styles.layout}>
      <div className={styles.cloth}>
        <Crest size={56} />
        <p className={styles.restaurant}>{restaurant.name}</p>
        <p className={styles.name}>{m.desk}</p>
      </div>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        <LocaleSwitch />
      </div>
    </main>
  );
}
