import { useLocale } from "../../i18n/locale-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../layout/message-page.tsx";

export function SuccessPage() {
  const { m, href } = useLocale();
  return (
    <MessagePage heading={m.success.heading} text={m.success.text}>
      <ButtonLink to={href("home")}>{m.error.home}</ButtonLink>
    </MessagePage>
  );
}
