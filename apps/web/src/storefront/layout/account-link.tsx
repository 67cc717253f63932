import { Suspense } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { lazyPart } from "../../platform/lazy-part.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./account-link.module.css";
import { useAccountPage } from "./use-account-page.ts";

const AccountMark = lazyPart(() =>
  import("../auth/account-mark.tsx").then((part) => part.AccountMark),
);

/**
 * The link to the account. The server renders an icon for everyone; the initials of a signed-in
 * customer come in a chunk that other visitors never load.
 */
export function AccountLink() {
  const { m, href } = useLocale();
  const page = useAccountPage();
  const icon = <Icon name="user" size={24} />;
  return (
    <Link to={href(page)} aria-label={m.layout.account} className={styles.account}>
      <Suspense fallback={icon}>
        {page === "profile" ? <AccountMark fallback={icon} /> : icon}
      </Suspense>
    </Link>
  );
}
