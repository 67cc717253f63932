import type { Locale } from "@noren/contract/locales.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { Suspense, useEffect, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { loadMessages } from "../../i18n/messages.ts";
import { quietly } from "../../platform/failed-chunk.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Price } from "../../ui/price.tsx";
import { useLingering } from "../../ui/use-lingering.ts";
import { CartHints } from "../cart/cart-hints.tsx";
import { CartLines } from "../cart/cart-lines.tsx";
import { CartNotices } from "../cart/cart-notices.tsx";
import { useCart } from "../cart/cart-store.ts";
import { CartTotals } from "../cart/cart-totals.tsx";
import { ExplainTotal } from "../cart/explain-total.tsx";
import { OrderTypeToggle } from "../cart/order-type-toggle.tsx";
import { useCartCount } from "../cart/use-cart-count.ts";
import { useCartPanel } from "../cart/use-cart-panel.ts";
import { useLinePanel } from "../cart/use-line-panel.ts";
import { usePricedCart } from "../cart/use-priced-cart.ts";
import { OrderAllergens } from "../dietary/order-allergens.tsx";
import { isPriced } from "../location/place.ts";
import { PlaceChip } from "../location/place-chip.tsx";
import { PlaceLine } from "../location/place-line.tsx";
import { usePanels } from "../panels/panels-context.tsx";
import { PausedSlot } from "../paused/paused-slot.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./cart-dialog.module.css";
import { CartQuestions } from "./cart-questions.tsx";
import { CompanionRow } from "./companion-row.tsx";

const LineDialog = lazyPart(() =>
  import("../menu/line-dialog.tsx").then((part) => part.LineDialog),
);

/** Duration of the closing animation, in ms. */
const CLOSING_MS = 500;

/**
 * The cart, and the dialog that changes one of its lines, over the cart or a page that lists them.
 * Its contents are rendered only while it is open, so that adding a dish does not wait for them.
 */
export function CartDialog() {
  const { m } = useLocale();
  const { isOpen, close } = useCartPanel();
  const isSeen = useLingering(isOpen || null, CLOSING_MS);
  const hasLines = useCartCount() > 0;
  const { line } = useLinePanel();
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={close}
        label={m.cart.title}
        placement="right"
        className={styles.cart}
      >
        {isSeen && <CartContents onClose={close} />}
      </Dialog>
      <Suspense>{(hasLines || line !== null) && <LineDialog />}</Suspense>
      <CartQuestions isCartOpen={isOpen} />
    </>
  );
}

function CartContents({ onClose }: { onClose: () => void }) {
  const { locale, m, href } = useLocale();
  const priced = usePricedCart();
  const { delivery } = useShop().settings;
  const { openLocation } = usePanels();
  const { orderType, location, isTypeAnswered } = useCart();
  /**
   * Asked until the cart is closed, so that the answered question does not vanish under the press.
   */
  const [isAsked] = useState(!isTypeAnswered);
  /** A delivery without a location has no price yet. */
  const askWhere = (chosen: OrderType) => {
    if (chosen === "delivery" && !isPriced(location, delivery)) openLocation("cart");
  };
  const isEmpty = !priced || priced.lines.length === 0;
  useEffect(() => {
    if (!isEmpty) void quietly(() => beginCheckout(locale));
  }, [isEmpty, locale]);

  return (
    <>
      <div className={styles.head}>
        <h2>{m.cart.title}</h2>
        <IconButton icon="x" label={m.cart.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <PausedSlot />
        <CartNotices />
        {isEmpty ? (
          <EmptyState title={m.cart.emptyTitle} text={m.cart.emptyText}>
            <ButtonLink to={href("menu")} replace>
              {m.cart.emptyAction}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            {isAsked ? <OrderTypeToggle onChoose={askWhere} /> : <PlaceChip over="cart" />}
            <CartHints priced={priced} />
            <div>
              <CartLines priced={priced} />
              <OrderAllergens priced={priced} />
            </div>
            <CompanionRow />
            {isAsked && orderType === "delivery" && <PlaceLine over="cart" />}
            <div>
              <CartTotals priced={priced} />
              <ExplainTotal priced={priced} />
            </div>
          </>
        )}
      </div>
      {!isEmpty && (
        <div className={styles.foot}>
          <ButtonLink to={href("checkout")} replace size="l" fullWidth className={styles.checkout}>
            <span>{m.cart.checkout}</span>
            <Price cents={priced.totals.total} />
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Preloads the checkout while the cart is read. */
function beginCheckout(locale: Locale): Promise<unknown> {
  return Promise.all([import("../checkout/checkout-page.tsx"), loadMessages(locale, "checkout")]);
}
