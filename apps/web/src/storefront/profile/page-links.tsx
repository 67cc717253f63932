import { useLocale } from "../../i18n/locale-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./page-links.module.css";

/** Links to newer and older pages of orders, if there are several. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const { m, href } = useLocale<"account">();
  const words = m.account.orders;
  if (pages < 2) return null;
  const to = (other: number) => `${href("profile/ViewOrders")}${other > 1 ? `?page=${other}` : ""}`;
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} variant="secondary" rel="prev">
          {words.newer}
        </ButtonLink>
      )}
      <p className="tabular">{words.pageOf(page, pages)}</p>
      {page < pages && (
        <ButtonLink to={to(page + 1)} variant="secondary" rel="next">
          {words.older}
        </ButtonLink>
      )}
    </nav>
  );
}
