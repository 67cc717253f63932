import { Suspense, useEffect, useRef, useState } from "react";
import { Navigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useNow } from "../../platform/use-now.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { useCart } from "../cart/cart-store.ts";
import { PausedSlot } from "../paused/paused-slot.tsx";
import styles from "./checkout-page.module.css";
import { lastOrder } from "./placing/last-order.ts";
import { CheckoutContext } from "./state/checkout-context.ts";
import { startCheckout, useCheckout } from "./state/checkout-store.ts";
import { ActionBar } from "./tabs/action-bar.tsx";
import { CheckoutSteps } from "./tabs/checkout-steps.tsx";
import { CheckoutTabPanel } from "./tabs/checkout-tab-panel.tsx";
import { useTabs } from "./tabs/use-tabs.ts";
import { useCheckoutFlow } from "./use-checkout-flow.ts";

const PaymentCheck = lazyPart(() =>
  import("./payment/payment-check.tsx").then((part) => part.PaymentCheck),
);

/**
 * The server renders the same page for everyone; the form appears once clock, cart and stored forms
 * are known.
 */
export function CheckoutPage() {
  const { m } = useLocale<"checkout">();
  const now = useNow();
  useEffect(startCheckout, []);
  if (now !== null) return <Checkout now={now} />;
  return (
    <>
      <PageBand title={m.titles.checkout} quiet>
        <div className={styles.steps} />
      </PageBand>
      <div className={styles.page} aria-busy="true">
        <p className="visually-hidden">{m.checkout.loading}</p>
        <div className={styles.skeleton} />
      </div>
    </>
  );
}

function Checkout({ now }: { now: number }) {
  const { m, href } = useLocale<"checkout">();
  const flow = useCheckoutFlow(now);
  const { tab, view } = flow;
  const { [tab]: Tab, summary: OrderSummary, notices: CartNotices } = useTabs(tab);
  const unsettled = useCheckout((state) => state.unsettled);
  // Back from the order's page: the cart went with the order.
  const [isOrdered] = useState(() => useCart.getState().refs.length === 0 && lastOrder() !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    if (before.current !== tab) heading.current?.focus({ preventScroll: true });
    before.current = tab;
  }, [tab]);

  if (unsettled) {
    return (
      <>
        <PageBand title={m.titles.checkout} />
        <div className={styles.alone}>
          <Suspense>
            <PaymentCheck pendingOrder={unsettled.pendingOrder} {...flow.settling} />
          </Suspense>
        </div>
      </>
    );
  }
  if (view.lines.length === 0 && tab !== "confirmation") {
    if (isOrdered) return <Navigate to={href("success")} replace />;
    return (
      <>
        <PageBand title={m.titles.checkout} />
        <div className={styles.empty}>
          {CartNotices && <CartNotices />}
          <EmptyState title={m.checkout.emptyTitle} text={m.checkout.emptyText}>
            <ButtonLink to={href("menu")} size="l">
              {m.cart.emptyAction}
            </ButtonLink>
          </EmptyState>
        </div>
      </>
    );
  }
  return (
    <CheckoutContext value={flow}>
      <PageBand title={m.titles.checkout} quiet>
        <CheckoutSteps />
      </PageBand>
      <PausedSlot />
      <div className={styles.page} data-tab={tab}>
        <CheckoutTabPanel key={tab} Tab={Tab} heading={heading} />
        {tab !== "confirmation" && (
          <>
            {OrderSummary && <OrderSummary />}
            {Tab && <ActionBar />}
          </>
        )}
      </div>
    </CheckoutContext>
  );
}
