import { type FormEvent, useRef } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { focusField } from "../../../ui/focus-field.ts";
import { Icon } from "../../../ui/icon.tsx";
import { chooseLocation, useCart } from "../../cart/cart-store.ts";
import { usePanels } from "../../panels/panels-context.tsx";
import { asksAboutStreet } from "../../questions/questions.ts";
import { AddressFields } from "../fields/address-fields.tsx";
import { DeliveryDetails } from "../fields/delivery-details.tsx";
import { NoticeAlert } from "../fields/notice-alert.tsx";
import { SlotConflict } from "../fields/slot-conflict.tsx";
import { STEP_FORM } from "../fields/step-ids.ts";
import { TimePicker } from "../fields/time-picker.tsx";
import { useAddressBook } from "../fields/use-address-book.ts";
import { useFollowedLocation } from "../fields/use-followed-location.ts";
import { useSubmitOnceMeasured } from "../fields/use-submit-once-measured.ts";
import { locationOfForm } from "../form/copy-location.ts";
import { DELIVERY_ORDER, deliveryProblems, firstProblem } from "../form/form-problems.ts";
import { slotOf } from "../slots/fulfilment.ts";
import { useFlow } from "../state/checkout-context.ts";
import { say, useCheckout } from "../state/checkout-store.ts";
import { isTooFarAway } from "../state/checkout-view.ts";
import { PickupPlace } from "./pickup-place.tsx";
import styles from "./step-form.module.css";

/** Destination and time of the order. */
export function DeliveryTab() {
  const { m, href } = useLocale<"checkout">();
  const { view, send } = useFlow();
  const { delivery, submitted } = useCheckout();
  const location = useCart((cart) => cart.location);
  const { orderType, destination, offer } = view;
  const { check, lookup } = destination;
  const ref = useRef<HTMLFormElement>(null);
  const submitOnceMeasured = useSubmitOnceMeasured(ref);
  const { openLocation } = usePanels();
  const book = useAddressBook();
  useFollowedLocation();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    useCheckout.setState({ submitted: { ...submitted, delivery: true } });
    const tooFar = isTooFarAway(view);
    const first = firstProblem(deliveryProblems(delivery, orderType), DELIVERY_ORDER);
    if (orderType === "delivery" && first === null && asksAboutStreet(delivery.address))
      return focusField(form, "address");
    if (orderType === "delivery" && first === null && lookup !== null) {
      focusField(form, lookup === "postal_code_unknown" ? "postal_code" : "address");
      const isDecided = lookup === "not_found" || lookup === "postal_code_unknown";
      return isDecided ? undefined : submitOnceMeasured();
    }
    const wrong = first ?? (tooFar ? "postal_code" : null);
    if (orderType === "delivery" && check?.ok === false && check.code === "below_minimum") {
      return say({
        tab: "delivery",
        placement: "address",
        messageKey: "below_minimum",
        total: check.missing,
      });
    }
    const slot = slotOf(offer.fulfilment);
    if (!wrong && !slot) {
      say({ tab: "delivery", placement: "time", messageKey: "slot_closed" });
      return focusField(form, "delivery_time_range");
    }
    useCheckout.setState({ confirmedSlot: slot });
    if (!wrong && orderType === "delivery")
      chooseLocation(locationOfForm(delivery, destination, location));
    if (!wrong && orderType === "delivery") void book?.part.saveIfWished(delivery);
    send({
      type: "delivery_submitted",
      validity: { personal: view.personalOk, delivery: first === null, too_far: tooFar },
      cash_active: view.methods.includes("cash"),
    });
    if (wrong) focusField(form, wrong);
  }

  return (
    <form ref={ref} id={STEP_FORM} noValidate className={styles.form} onSubmit={submit}>
      <NoticeAlert
        placement="address"
        action={(notice) =>
          notice.messageKey === "below_minimum" && (
            <ButtonLink variant="secondary" to={href("menu")}>
              {m.checkout.addDishes}
            </ButtonLink>
          )
        }
      />
      {orderType === "delivery" ? (
        <>
          {book && <book.part.SavedChoices book={book} />}
          <Button
            variant="secondary"
            fullWidth
            aria-haspopup="dialog"
            onClick={() => openLocation()}
          >
            <Icon name="magnifying-glass" />
            {m.checkout.address.search}
          </Button>
          <AddressFields />
          <DeliveryDetails />
          {book && <book.part.SaveOffer book={book} />}
        </>
      ) : (
        <PickupPlace />
      )}
      {view.blocking.length > 0 ? (
        <SlotConflict />
      ) : offer.fulfilment.kind === "off" ? (
        <Alert kind="error">{m.checkout.time.off}</Alert>
      ) : (
        <TimePicker />
      )}
    </form>
  );
}
