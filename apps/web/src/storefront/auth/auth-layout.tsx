import type { ReactNode } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import type { AuthPageId } from "../../routes.ts";
import { PageBand } from "../../ui/page-band.tsx";
import { AccountReasons } from "./account-reasons.tsx";
import styles from "./auth-layout.module.css";

/**
 * Pages without the reasons for an account below the form on phones: their visitors have decided
 * already.
 */
const PERSUADED: readonly AuthPageId[] = ["auth/verify", "auth/forgot", "auth/restore-email"];

/** The form in a narrow column, with the reasons for an account beside it. */
export function AuthLayout({ page, children }: { page: AuthPageId; children: ReactNode }) {
  const { titles } = useMessages<"account">();
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
