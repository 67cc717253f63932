import type { DeliverySettings } from "@noren/ordering/model.ts";
import { create } from "zustand";
import { type BrowserStorage, openStorage } from "../../platform/storage.ts";
import type { SavedLocation } from "../cart/cart-store.ts";
import {
  type CheckoutForms,
  type DeliveryForm,
  EMPTY_FORMS,
  type PaymentForm,
  type PersonalForm,
} from "./checkout-form.ts";
import { copyLocation } from "./copy-location.ts";
import type { NamedSlot } from "./fulfilment.ts";
import type { Notice } from "./notice.ts";
import { newAttempt, type OrderAttempt, readAttempt } from "./order-attempt.ts";
import type { Amounts } from "./order-payload.ts";
import type { PlacedOrder } from "./placed-order.ts";
import type { FieldErrors } from "./refusal-notice.ts";
import { readCustomer, readForms, writeCustomer, writeForms } from "./stored-forms.ts";

export type CheckoutState = CheckoutForms & {
  /** Whether this device may keep name, e-mail and phone. */
  remember: boolean;
  /** How far the visitor has come: the index of a tab. */
  reached: number;
  /** Field errors show from here on for a tab that was submitted. */
  submitted: { personal: boolean; delivery: boolean };
  /** The server's words about single fields, until they are changed. */
  fieldErrors: FieldErrors;
  /** The location that the delivery form was last filled from. */
  copied: SavedLocation | null;
  /** The slot that was shown when the delivery step was left. */
  agreed: NamedSlot | null;
  refused: NamedSlot[];
  /** The server's amounts for an order of that key. */
  stated: { key: string; amounts: Amounts } | null;
  notice: Notice | null;
  /** On phones the summary is folded away. */
  summaryOpen: boolean;
  sending: boolean;
  placed: PlacedOrder | null;
};

const START: CheckoutState = {
  ...EMPTY_FORMS,
  remember: false,
  reached: 0,
  submitted: { personal: false, delivery: false },
  fieldErrors: {},
  copied: null,
  agreed: null,
  refused: [],
  stated: null,
  notice: null,
  summaryOpen: false,
  sending: false,
  placed: null,
};

/** The checkout under way. The server and a hydrating page see it empty. */
export const useCheckout = create<CheckoutState>(() => START);

let storage: BrowserStorage | null = null;

/** Brings back what a reload interrupted, and keeps every change from then on. */
export function startCheckout(): void {
  if (storage) return;
  const opened = openStorage("cookies");
  storage = opened;
  const forms = readForms(opened.read("checkout"));
  const customer = readCustomer(opened.read("customer"));
  const isNew = Object.values(forms.personal).every((value) => value === "");
  const lost = attempt().unanswered.length > 0;
  useCheckout.setState({
    ...forms,
    ...(customer && isNew && { personal: customer }),
    remember: customer !== null,
    notice: lost ? { tab: "payment", place: "order", word: "lost" } : null,
  });
  useCheckout.subscribe(({ personal, delivery, payment, coupon }, before) => {
    if (before.personal === personal && before.delivery === delivery && before.coupon === coupon)
      return;
    opened.write("checkout", writeForms({ personal, delivery, payment, coupon }));
  });
}

/** A field that is being changed is no longer what was found wrong with it. */
export function changePersonal(change: Partial<PersonalForm>): void {
  useCheckout.setState(({ personal, fieldErrors, notice }) => ({
    personal: { ...personal, ...change },
    fieldErrors: without(fieldErrors, change),
    notice: notice?.tab === "personal" ? null : notice,
  }));
}

export function changeDelivery(change: Partial<DeliveryForm>): void {
  useCheckout.setState(({ delivery, fieldErrors, notice }) => ({
    delivery: { ...delivery, ...change },
    fieldErrors: without(fieldErrors, change),
    notice: notice?.tab === "delivery" ? null : notice,
  }));
}

export function changePayment(change: Partial<PaymentForm>): void {
  useCheckout.setState(({ payment }) => ({ payment: { ...payment, ...change } }));
}

/** Fills the delivery form from the saved location, again only when that has changed. */
export function copyLocationOnce(location: SavedLocation, settings: DeliverySettings): void {
  useCheckout.setState(({ delivery, copied }) =>
    copied === location
      ? {}
      : { copied: location, delivery: copyLocation(delivery, location, settings) },
  );
}

export function reach(index: number): void {
  useCheckout.setState(({ reached }) => ({ reached: Math.max(reached, index) }));
}

export function toggleSummary(): void {
  useCheckout.setState(({ summaryOpen }) => ({ summaryOpen: !summaryOpen }));
}

/** From now on every field of both forms says what is wrong with it. */
export function showProblems(): void {
  useCheckout.setState({ submitted: { personal: true, delivery: true } });
}

export function say(notice: Notice | null): void {
  useCheckout.setState({ notice });
}

function without(errors: FieldErrors, change: object): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change)));
}

/** The attempt of this session; a new one where there is none. */
export function attempt(): OrderAttempt {
  const known = readAttempt(storage?.read("order_attempt") ?? null);
  if (known) return known;
  const fresh = newAttempt();
  keepAttempt(fresh);
  return fresh;
}

export function keepAttempt(kept: OrderAttempt): void {
  storage?.write("order_attempt", JSON.stringify(kept));
}

/** The order just placed: shown by its page, and again after a reload. */
export function keepPlaced(placed: PlacedOrder): void {
  storage?.write("last_order", JSON.stringify(placed));
  useCheckout.setState({ placed });
}

/**
 * After an order (storefront.md §4): date, time range and failed flag are as at first. So is all
 * that was only for this order; who ordered stays where they asked for it.
 */
export function resetCheckout(): void {
  const { personal, remember, placed } = useCheckout.getState();
  storage?.write("customer", remember ? writeCustomer(personal) : null);
  useCheckout.setState({ ...START, placed, ...(remember && { personal, remember }) });
  storage?.write("checkout", null);
  storage?.write("order_attempt", null);
}
