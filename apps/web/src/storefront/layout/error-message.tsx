import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";

type ErrorMessageProps = {
  detail?: string;
  phone: string | undefined;
  /** Whether the page broke by its query, which else may be a key without which it shows nothing. */
  isQueryWrong?: boolean;
};

/** Something broke (storefront.md §2); the retry is a reload of the page, which needs no script. */
export function ErrorMessage({ detail, phone, isQueryWrong = false }: ErrorMessageProps) {
  const { m, href } = useLocale();
  const { pathname, search } = useLocation();
  const { heading, text, retry, home } = m.error;
  return (
    <MessagePage heading={heading} text={text} phone={phone} {...(detail && { detail })}>
      <ButtonLink to={isQueryWrong ? pathname : pathname + search} reloadDocument>
        {retry}
      </ButtonLink>
      <ButtonLink to={href("home")} variant="secondary" reloadDocument>
        {home}
      </ButtonLink>
    </MessagePage>
  );
}
