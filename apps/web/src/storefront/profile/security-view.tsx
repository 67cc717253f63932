import { useLocale } from "../../i18n/locale-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { useRefreshedUser } from "./use-refreshed-user.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The password, this device's session, and how to end the others. */
export function SecurityView() {
  const { m, href } = useLocale<"account">();
  const signOut = useSignOut();
  useRefreshedUser();
  const words = m.account.security;
  return (
    <>
      <ProfileSection title={m.account.fields.password} text={words.passwordText}>
        <ButtonLink to={href("profile/ChangePassword")} variant="secondary">
          {m.titles["profile/ChangePassword"]}
        </ButtonLink>
      </ProfileSection>
      <ProfileSection title={words.session} text={words.sessionText}>
        <Button variant="secondary" onClick={signOut}>
          {m.account.profile.signOut}
        </Button>
      </ProfileSection>
      <SessionsSection />
    </>
  );
}
