import { useLocale } from "../../i18n/locale-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./auth-view.module.css";
import { ToProfile } from "./to-profile.tsx";

/** The first page for signed-out visitors: log in, sign up, or continue without an account. */
export function LandingView() {
  const { m, href } = useLocale<"account">();
  const words = m.account.landing;
  return (
    <ToProfile>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.ways}>
        <ButtonLink to={href("auth/login")} size="l" fullWidth>
          {words.login}
        </ButtonLink>
        <ButtonLink to={href("auth/signup")} size="l" fullWidth variant="secondary">
          {words.signup}
        </ButtonLink>
        <ButtonLink to={href("menu")} variant="quiet">
          {words.guest}
        </ButtonLink>
      </div>
    </ToProfile>
  );
}
