import { useLocale } from "../../i18n/locale-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CartLines } from "../cart/cart-lines.tsx";
import { CartTotals } from "../cart/cart-totals.tsx";
import { usePricedCart } from "../cart/use-priced-cart.ts";
import { PageBand } from "../layout/page-band.tsx";
import styles from "./checkout-page.module.css";

export function CheckoutPage() {
  const { m, href } = useLocale();
  const priced = usePricedCart();
  return (
    <>
      <PageBand title={m.titles.checkout} />
      <div className={styles.page}>
        {priced?.lines.length === 0 && (
          <EmptyState title={m.cart.emptyTitle} text={m.cart.emptyText}>
            <ButtonLink to={href("menu")}>{m.cart.emptyAction}</ButtonLink>
          </EmptyState>
        )}
        {priced && priced.lines.length > 0 && (
          <section aria-labelledby="summary" className={styles.summary}>
            <h2 id="summary">{m.checkout.summary}</h2>
            <CartLines priced={priced} />
            <CartTotals priced={priced} />
          </section>
        )}
      </div>
    </>
  );
}
