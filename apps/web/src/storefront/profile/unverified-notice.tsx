import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { keepWayBack } from "../auth/way-back.ts";

/** The account waits for its code: until then it shows nothing of an address that may be another's. */
export function UnverifiedNotice() {
  const { m, href } = useLocale();
  const { pathname } = useLocation();
  const words = m.account.profile;
  return (
    <Alert
      action={
        <ButtonLink
          to={href("auth/verify")}
          variant="secondary"
          onClick={() => keepWayBack(pathname)}
        >
          {words.confirm}
        </ButtonLink>
      }
    >
      {words.unverified}
    </Alert>
  );
}
