import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { keepReturnPath } from "../auth/return-path.ts";

/**
 * The e-mail is not confirmed: until then the account shows no orders of an address that may be
 * somebody else's.
 */
export function UnverifiedNotice() {
  const { m, href } = useLocale<"account">();
  const { pathname } = useLocation();
  const words = m.account.profile;
  return (
    <Alert
      action={
        <ButtonLink
          to={href("auth/verify")}
          variant="secondary"
          onClick={() => keepReturnPath(pathname)}
        >
          {words.confirm}
        </ButtonLink>
      }
    >
      {words.unverified}
    </Alert>
  );
}
