import type { CheckoutEvent } from "@noren/ordering/checkout-tabs.ts";
import { asksAboutEmail, asksAboutPhone, asksAboutStreet } from "../../questions/questions.ts";
import type { CheckoutForms } from "../form/checkout-form.ts";
import { type CheckoutView, isTooFarAway } from "./checkout-view.ts";

type Submitted = {
  view: CheckoutView;
  forms: Pick<CheckoutForms, "personal" | "delivery">;
  /** The restaurant's own phone number. */
  phone: string;
  method: "cash" | "card";
  card_ready: boolean;
};

/**
 * The event of a submitted order, by button or by wallet: a jump to the tab with an open question,
 * since a field may have been changed after its tab was completed.
 */
export function submittedOrder({
  view,
  forms,
  phone,
  method,
  card_ready,
}: Submitted): Extract<CheckoutEvent, { type: "jump" | "order_submitted" }> {
  const { personal, delivery } = forms;
  if (asksAboutEmail(personal.email) || asksAboutPhone(personal.phone, phone))
    return { type: "jump", tab: "personal" };
  // The delivery tab shows the state of the address lookup.
  if (
    view.orderType === "delivery" &&
    (asksAboutStreet(delivery.address) || view.destination.lookup !== null)
  )
    return { type: "jump", tab: "delivery" };
  const validity = {
    personal: view.personalOk,
    delivery: view.deliveryOk,
    too_far: isTooFarAway(view),
  };
  return { type: "order_submitted", validity, method, card_ready };
}
