import type { ReactNode } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import type { AuthPageId } from "../../routes.ts";
import { PageBand } from "../layout/page-band.tsx";
import { AccountReasons } from "./account-reasons.tsx";
import styles from "./auth-layout.module.css";

/** Pages of somebody who has made up their mind: on a phone nothing stands below the form. */
const PERSUADED: readonly AuthPageId[] = ["auth/verify", "auth/forgot", "auth/restore-email"];

/** A narrow column for what is to be done, and beside it why one would. */
export function AuthLayout({ page, children }: { page: AuthPageId; children: ReactNode }) {
  const { titles } = useMessages();
  return (
    <>
      <PageBand title={titles[page]} />
      <div className={styles.page} data-persuaded={PERSUADED.includes(page)}>
        <div className={styles.column}>{children}</div>
        <AccountReasons />
      </div>
    </>
  );
}
