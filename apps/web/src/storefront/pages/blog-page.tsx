import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";

/** A page without posts: says so, with links. */
export function BlogPage() {
  const { m, href } = useLocale<"restaurant">();
  const { site } = useSite();
  const words = m.blog;
  return (
    <MessagePage
      heading={site.blog ? words.emptyTitle : words.offTitle}
      text={site.blog ? words.emptyText : words.offText}
    >
      <ButtonLink to={href("menu")}>{m.error.menu}</ButtonLink>
      <ButtonLink to={href("home")} variant="secondary">
        {m.error.home}
      </ButtonLink>
    </MessagePage>
  );
}
