import { type FormEvent, Suspense } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { lazyPart } from "../../../platform/lazy-part.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { type RadioCard, RadioCards } from "../../../ui/radio-cards.tsx";
import { CartNotices } from "../../cart/cart-notices.tsx";
import { useCartPanel } from "../../cart/use-cart-panel.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { CouponField } from "../fields/coupon-field.tsx";
import { NoticeAlert } from "../fields/notice-alert.tsx";
import { STEP_FORM } from "../fields/step-ids.ts";
import type { PaymentMethod } from "../form/payment-method.ts";
import { useFlow } from "../state/checkout-context.ts";
import { changePayment, say, useCheckout } from "../state/checkout-store.ts";
import { isTooFarAway } from "../state/checkout-view.ts";
import { OrderReview } from "./order-review.tsx";
import styles from "./step-form.module.css";

const CardPanel = lazyPart(() =>
  import("../payment/card-panel.tsx").then((part) => part.CardPanel),
);

/** Review, payment method and terms; its submit places the order. */
export function PaymentTab() {
  const { m, href } = useLocale<"checkout">();
  const { view, send } = useFlow();
  const { settings } = useShop();
  const { open } = useCartPanel();
  const { sending, card, payment } = useCheckout();
  const isLoading = view.method === "card" && card.phase === "loading";

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || isLoading) return;
    // The delivery tab shows the state of the address lookup.
    if (view.orderType === "delivery" && view.destination.lookup !== null)
      return send({ type: "jump", tab: "delivery" });
    send({
      type: "order_submitted",
      validity: {
        personal: view.personalOk,
        delivery: view.deliveryOk,
        too_far: isTooFarAway(view),
      },
      method: view.method ?? "cash",
      card_ready: card.intent !== null && card.session !== null && !payment.failed,
    });
  }

  return (
    <div className={styles.form} inert={sending === "payment"}>
      <form id={STEP_FORM} noValidate className={styles.form} onSubmit={submit}>
        <OrderReview />
        <CartNotices />
        <NoticeAlert
          placement="cart"
          action={(notice) =>
            notice.messageKey === "below_minimum" ? (
              <ButtonLink variant="secondary" to={href("menu")}>
                {m.checkout.addDishes}
              </ButtonLink>
            ) : (
              <Button variant="secondary" onClick={open}>
                {m.checkout.editCart}
              </Button>
            )
          }
        />
        <PaymentChoice />
      </form>
      {view.method === "card" && (
        <Suspense
          fallback={<div className={styles.awaited} data-provider={settings.card?.provider} />}
        >
          <CardPanel />
        </Suspense>
      )}
      <CouponField />
    </div>
  );
}

/** The available payment methods, with the chosen one selected. */
function PaymentChoice() {
  const { m } = useLocale<"checkout">();
  const { settings } = useShop();
  const { view } = useFlow();
  const words = m.checkout.payment;
  const { card, payments, contacts } = settings;
  const isDemo = card?.provider === "demo";
  if (view.method === null) {
    return (
      <Alert kind="error">
        {words.none} {contacts.phone && words.call(contacts.phone)}
      </Alert>
    );
  }
  const cards: Record<PaymentMethod, RadioCard<PaymentMethod>> = {
    cash: {
      value: "cash",
      label: view.orderType === "pickup" ? words.cashPickup : words.cashDelivery,
      description: words.cashText,
    },
    card: {
      value: "card",
      label: payments.paypal.active && !isDemo ? words.cardOrPaypal : words.card,
      description: isDemo ? words.demoText : words.cardText,
    },
  };
  return (
    <>
      <NoticeAlert placement="method" />
      <RadioCards
        legend={words.legend}
        value={view.method}
        onChange={chooseMethod}
        cards={view.methods.map((method) => cards[method])}
      />
    </>
  );
}

/** Choosing another method clears the message of a declined card. */
function chooseMethod(method: PaymentMethod) {
  changePayment({ method, failed: false });
  say(null);
}
