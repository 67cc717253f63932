import { useLocale } from "../../i18n/locale-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { OpenOrders } from "./open-orders.tsx";
import styles from "./overview-view.module.css";
import { SECTIONS } from "./profile-sections.ts";
import type { ProfileViewProps } from "./profile-view.ts";
import { UnverifiedNotice } from "./unverified-notice.tsx";
import { useRefreshedUser } from "./use-refreshed-user.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The signed-in customer, and the sections of the account. */
export function OverviewView({ session: { user, isVerified } }: ProfileViewProps) {
  const { m, href } = useLocale<"account">();
  const signOut = useSignOut();
  useRefreshedUser();
  const words = m.account.profile;
  return (
    <>
      <div className={styles.person}>
        <h2>{words.greeting(user.first_name)}</h2>
        <p>{user.email}</p>
      </div>
      {!isVerified && <UnverifiedNotice />}
      <OpenOrders />
      <ul className={styles.sections}>
        {SECTIONS.filter(({ id }) => id !== "profile").map(({ id, icon }) => (
          <li key={id}>
            <Link to={href(id)}>
              <Icon name={icon} size={24} />
              <span>
                <strong>{m.titles[id]}</strong>
                <span>{words.sections[id]}</span>
              </span>
              <Icon name="caret-right" />
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={signOut} className={styles.signOut}>
        {words.signOut}
      </Button>
    </>
  );
}
