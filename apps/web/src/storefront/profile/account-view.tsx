import { useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./account-view.module.css";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { ProfileSection } from "./profile-section.tsx";
import type { ProfileViewProps } from "./profile-view.ts";
import { UnverifiedNotice } from "./unverified-notice.tsx";
import { useRefreshedUser } from "./use-refreshed-user.ts";

/** The data of the account, and how to delete it. */
export function AccountView({ session: { user, isVerified } }: ProfileViewProps) {
  const { m, href } = useLocale<"account">();
  const [deleting, setDeleting] = useState(false);
  useRefreshedUser();
  const words = m.account.overview;
  const { fields } = m.account;
  const facts: [label: string, value: string][] = [
    [words.name, `${user.first_name} ${user.last_name}`.trim()],
    [fields.email, user.email],
    [fields.phone, user.phone],
    [fields.address, user.address],
  ];
  return (
    <>
      {!isVerified && <UnverifiedNotice />}
      <div className={styles.facts}>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-blank={value === ""}>{value || words.blank}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={href("profile/ViewProfile")} variant="secondary">
          {words.edit}
        </ButtonLink>
      </div>
      <ProfileSection title={words.deleteTitle} text={words.deleteText}>
        <Button variant="secondary" className={styles.delete} onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      </ProfileSection>
      <p className={styles.privacy}>
        <Link to={href("privacy-policy")}>{m.titles["privacy-policy"]}</Link>
      </p>
      <DeleteAccountDialog open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
