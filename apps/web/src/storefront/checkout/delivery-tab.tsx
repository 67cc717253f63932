import type { FormEvent } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { chooseLocation } from "../cart/cart-store.ts";
import { AddressFields } from "./address-fields.tsx";
import { useFlow } from "./checkout-context.ts";
import { say, useCheckout } from "./checkout-store.ts";
import { isTooFarAway } from "./checkout-view.ts";
import { focusField } from "./focus-field.ts";
import { DELIVERY_ORDER, deliveryProblems, firstProblem } from "./form-problems.ts";
import { slotOf } from "./fulfilment.ts";
import { NoticeAlert } from "./notice-alert.tsx";
import { PickupPlace } from "./pickup-place.tsx";
import { SlotConflict } from "./slot-conflict.tsx";
import styles from "./step-form.module.css";
import { STEP_FORM } from "./step-ids.ts";
import { TimePicker } from "./time-picker.tsx";

/** Where the order goes, and when. */
export function DeliveryTab() {
  const { m, href } = useLocale();
  const { view, send } = useFlow();
  const { delivery, submitted } = useCheckout();
  const { orderType, destination, offer } = view;
  const { check } = destination;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    useCheckout.setState({ submitted: { ...submitted, delivery: true } });
    const tooFar = isTooFarAway(view);
    const first = firstProblem(deliveryProblems(delivery, orderType), DELIVERY_ORDER);
    const wrong = first ?? (tooFar ? "postal_code" : null);
    if (orderType === "delivery" && check?.ok === false && check.code === "below_minimum") {
      return say({
        tab: "delivery",
        place: "address",
        word: "below_minimum",
        total: check.missing,
      });
    }
    const slot = slotOf(offer.fulfilment);
    if (!wrong && !slot) {
      say({ tab: "delivery", place: "time", word: "slot_closed" });
      return focusField(form, "delivery_time_range");
    }
    useCheckout.setState({ agreed: slot });
    // The cart then shows the fee of this address; street and number stay with this order.
    if (!wrong && orderType === "delivery")
      chooseLocation({ zone: destination.zone?.name ?? null });
    send({
      type: "delivery_submitted",
      validity: { personal: view.personalOk, delivery: first === null, too_far: tooFar },
      cash_active: view.methods.includes("cash"),
    });
    if (wrong) focusField(form, wrong);
  }

  return (
    <form id={STEP_FORM} noValidate className={styles.form} onSubmit={submit}>
      <NoticeAlert
        place="address"
        action={(notice) =>
          notice.word === "below_minimum" && (
            <ButtonLink look="secondary" to={href("menu")}>
              {m.checkout.addDishes}
            </ButtonLink>
          )
        }
      />
      {orderType === "delivery" ? <AddressFields /> : <PickupPlace />}
      {view.inTheWay.length > 0 ? (
        <SlotConflict />
      ) : offer.fulfilment.kind === "off" ? (
        <Alert kind="error">{m.checkout.time.off}</Alert>
      ) : (
        <TimePicker />
      )}
    </form>
  );
}
