import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { readablePath } from "../../readable-path.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { useShop } from "../shop/shop-context.tsx";

export function NotFoundPage() {
  const { m, href } = useLocale();
  const { pathname } = useLocation();
  return (
    <MessagePage
      heading={m.error.notFoundHeading}
      text={m.error.notFoundText}
      detail={m.error.notFoundMessage(readablePath(pathname))}
      phone={useShop().settings.contacts.phone}
    >
      <ButtonLink to={href("home")}>{m.error.home}</ButtonLink>
      <ButtonLink to={href("menu")} variant="secondary">
        {m.error.menu}
      </ButtonLink>
    </MessagePage>
  );
}
