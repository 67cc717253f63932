import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "./message-page.tsx";

/** The address as typed; one that is not well formed as it stands. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function NotFoundPage() {
  const { m, href } = useLocale();
  const { pathname } = useLocation();
  return (
    <MessagePage
      heading={m.error.notFoundHeading}
      text={m.error.notFoundText}
      detail={m.error.notFoundMessage(readable(pathname))}
    >
      <ButtonLink to={href("home")}>{m.error.home}</ButtonLink>
      <ButtonLink to={href("menu")} look="secondary">
        {m.error.menu}
      </ButtonLink>
    </MessagePage>
  );
}
