import { Suspense } from "react";
import { Link } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { lazyPart } from "../../platform/lazy-part.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./account-link.module.css";
import { useAccountPage } from "./use-account-page.ts";

const AccountMark = lazyPart(() =>
  import("../auth/account-mark.tsx").then((part) => part.AccountMark),
);

/**
 * The way to one's account. The page is the same for everyone, so it begins as an icon; the initials
 * of whoever is signed in come with their code, which others never load.
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
