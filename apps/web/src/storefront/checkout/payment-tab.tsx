import type { FormEvent } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { CartNotices } from "../cart/cart-notices.tsx";
import { useCartPanel } from "../cart/use-cart-panel.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useFlow } from "./checkout-context.ts";
import { changePayment, useCheckout } from "./checkout-store.ts";
import { isTooFarAway } from "./checkout-view.ts";
import { CouponField } from "./coupon-field.tsx";
import { NoticeAlert } from "./notice-alert.tsx";
import { OrderReview } from "./order-review.tsx";
import styles from "./step-form.module.css";
import { STEP_FORM } from "./step-ids.ts";

/** The last look: for whom, where and when, how it is paid. The order is placed by its button. */
export function PaymentTab() {
  const { m, href } = useLocale();
  const { view, send } = useFlow();
  const { open } = useCartPanel();
  const sending = useCheckout((state) => state.sending);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    send({
      type: "order_submitted",
      validity: {
        personal: view.personalOk,
        delivery: view.deliveryOk,
        too_far: isTooFarAway(view),
      },
      method: "cash",
      card_ready: false,
    });
  }

  return (
    <div className={styles.form}>
      <form id={STEP_FORM} noValidate className={styles.form} onSubmit={submit}>
        <OrderReview />
        <CartNotices />
        <NoticeAlert
          place="cart"
          action={(notice) =>
            notice.word === "below_minimum" ? (
              <ButtonLink look="secondary" to={href("menu")}>
                {m.checkout.addDishes}
              </ButtonLink>
            ) : (
              <Button look="secondary" onClick={open}>
                {m.checkout.editCart}
              </Button>
            )
          }
        />
        <PaymentMethod />
      </form>
      <CouponField />
    </div>
  );
}

/** Cards have their own work ahead: what is active of the others is offered. */
function PaymentMethod() {
  const { m } = useLocale();
  const { settings } = useShop();
  const { view } = useFlow();
  const words = m.checkout.payment;
  if (!view.cashActive) {
    const { phone } = settings.contacts;
    return (
      <Alert kind="error">
        {words.none} {phone && words.call(phone)}
      </Alert>
    );
  }
  return (
    <>
      <NoticeAlert place="method" />
      <RadioCards
        legend={words.legend}
        value="cash"
        onChange={(method) => changePayment({ method })}
        cards={[
          {
            value: "cash",
            label: view.orderType === "pickup" ? words.cashPickup : words.cashDelivery,
            description: words.cashText,
          },
        ]}
      />
    </>
  );
}
