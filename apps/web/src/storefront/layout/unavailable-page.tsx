import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";

/** The data could not be loaded; the retry is a reload of the page, which needs no script. */
export function UnavailablePage() {
  const { m, href } = useLocale();
  const { pathname } = useLocation();
  return (
    <MessagePage heading={m.error.heading} text={m.error.text} detail={m.error.unavailable}>
      <ButtonLink to={pathname} reloadDocument>
        {m.error.retry}
      </ButtonLink>
      <ButtonLink to={href("home")} variant="secondary" reloadDocument>
        {m.error.home}
      </ButtonLink>
    </MessagePage>
  );
}
