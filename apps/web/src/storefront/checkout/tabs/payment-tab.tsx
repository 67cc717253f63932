import { type FormEvent, Suspense } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { lazyPart } from "../../../platform/lazy-part.ts";
import { useSite } from "../../../site-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { type RadioCard, RadioCards } from "../../../ui/radio-cards.tsx";
import { useCartPanel } from "../../cart/use-cart-panel.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { CouponField } from "../fields/coupon-field.tsx";
import { NoticeAlert } from "../fields/notice-alert.tsx";
import { OrderWishesFields } from "../fields/order-wishes-fields.tsx";
import { STEP_FORM } from "../fields/step-ids.ts";
import type { PaymentMethod } from "../form/payment-method.ts";
import { useFlow } from "../state/checkout-context.ts";
import { changePayment, say, useCheckout } from "../state/checkout-store.ts";
import { submittedOrder } from "../state/submitted-order.ts";
import { DishesInShort, OrderReview } from "./order-review.tsx";
import styles from "./step-form.module.css";

const CardPanel = lazyPart(() =>
  import("../payment/card-panel.tsx").then((part) => part.CardPanel),
);

/** Not bundled with the phone app, which pays in the device's browser. */
const WalletButtons =
  import.meta.env.MODE === "native"
    ? null
    : lazyPart(() =>
        import("../payment/wallets/wallet-buttons.tsx").then((part) => part.WalletButtons),
      );

/**
 * Wallets where the card provider has them, dishes, payment method, then what was entered before; its
 * submit places the order. Dishes and methods come first: a phone shows them above the order button.
 */
export function PaymentTab() {
  const { m, href } = useLocale<"checkout">();
  const { view, send } = useFlow();
  const { settings } = useShop();
  const { open } = useCartPanel();
  const { sending, isCheckingCode, card, payment, personal, delivery } = useCheckout();
  const { previewBase } = useSite();
  const hasWallets = settings.card?.provider === "stripe" && view.methods.includes("card");
  const takesWallets = hasWallets && previewBase === undefined;
  const isLoading = view.method === "card" && card.phase === "loading";

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || isCheckingCode || isLoading || previewBase !== undefined) return;
    send(
      submittedOrder({
        view,
        forms: { personal, delivery },
        phone: settings.contacts.phone,
        method: view.method ?? "cash",
        card_ready: card.intent !== null && card.session !== null && !payment.failed,
      }),
    );
  }

  return (
    <div className={styles.form} inert={sending === "payment"}>
      {WalletButtons && takesWallets && (
        <Suspense fallback={<div className={styles.wallets} />}>
          <WalletButtons />
        </Suspense>
      )}
      <form id={STEP_FORM} noValidate className={styles.form} onSubmit={submit}>
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
        <DishesInShort />
        <PaymentChoice />
      </form>
      {view.method === "card" && (
        <Suspense
          fallback={<div className={styles.awaited} data-provider={settings.card?.provider} />}
        >
          <CardPanel />
        </Suspense>
      )}
      <OrderReview />
      <OrderWishesFields />
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
