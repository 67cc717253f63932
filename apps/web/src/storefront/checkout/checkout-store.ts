import type { DeliverySettings } from "@noren/ordering/model.ts";
import { create } from "zustand";
import { type BrowserStorage, openStorage } from "../../platform/storage.ts";
import { useSession } from "../auth/session-store.ts";
import type { SavedLocation } from "../cart/cart-store.ts";
import { withAccount } from "./form/account-details.ts";
import {
  type CheckoutForms,
  type DeliveryForm,
  EMPTY_FORMS,
  type PaymentForm,
  type PersonalForm,
} from "./form/checkout-form.ts";
import { copyLocation } from "./form/copy-location.ts";
import { formsOfOrder } from "./form/forms-of-order.ts";
import type { Notice } from "./form/notice.ts";
import type { FieldErrors } from "./form/problem-notice.ts";
import { readCustomer, readForms, writeCustomer, writeForms } from "./form/stored-forms.ts";
import { type CardStep, NO_CARD } from "./payment/card-step.ts";
import { returnFromBank, unsettledOf } from "./payment/return-from-bank.ts";
import {
  isLost,
  needsNewId,
  newAttempt,
  nextAttempt,
  type OrderAttempt,
  type PendingOrder,
  readAttempt,
  readPendingOrder,
  type Unsettled,
} from "./placing/order-attempt.ts";
import type { Amounts, OrderPayload } from "./placing/order-payload.ts";
import type { PlacedOrder } from "./placing/placed-order.ts";
import type { NamedSlot } from "./slots/fulfilment.ts";

export type CheckoutState = CheckoutForms & {
  /** The account that the order will be in; null: a guest's. */
  user_id: number | null;
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
  confirmedSlot: NamedSlot | null;
  refused: NamedSlot[];
  /** The server's amounts for an order of that key. */
  stated: { key: string; amounts: Amounts } | null;
  notice: Notice | null;
  /** On phones the summary is folded away. */
  summaryOpen: boolean;
  /** What is under way: the order, or a payment by card, during which the step rests. */
  sending: "order" | "payment" | null;
  card: CardStep;
  /** A card order of which the server has to say whether it is paid; nothing else is shown. */
  unsettled: Unsettled | null;
  placed: PlacedOrder | null;
};

const START: CheckoutState = {
  ...EMPTY_FORMS,
  user_id: null,
  remember: false,
  reached: 0,
  submitted: { personal: false, delivery: false },
  fieldErrors: {},
  copied: null,
  confirmedSlot: null,
  refused: [],
  stated: null,
  notice: null,
  summaryOpen: false,
  sending: null,
  card: NO_CARD,
  unsettled: null,
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
  useCheckout.setState({
    ...forms,
    ...(customer && isUntouched(forms.personal) && { personal: customer }),
    remember: customer !== null,
    unsettled: unsettledOf(loadPendingOrder(), returnFromBank()),
    notice: isLost(attempt()) ? { tab: "payment", placement: "order", messageKey: "lost" } : null,
  });
  useCheckout.subscribe(({ personal, delivery, payment, coupon }, before) => {
    if (before.personal === personal && before.delivery === delivery && before.coupon === coupon)
      return;
    opened.write("checkout", writeForms({ personal, delivery, payment, coupon }));
  });
  takeAccount();
  useSession.subscribe(({ session, ended }, before) => {
    if (session === before.session) return;
    if (ended === "left") useCheckout.setState(START);
    takeAccount();
  });
}

/**
 * Whoever is signed in orders for their account and finds their details there. An account whose
 * e-mail is not confirmed cannot be ordered for: that order is a guest's.
 */
function takeAccount(): void {
  const { session } = useSession.getState();
  const remembered = readCustomer(storage?.read("customer") ?? null);
  useCheckout.setState((checkout) => ({
    user_id: session?.isVerified ? session.user.id : null,
    ...(session && withAccount(checkout, session.user, remembered)),
  }));
}

function isUntouched(personal: PersonalForm): boolean {
  return Object.values(personal).every((value) => value === "");
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

/** The attempt that an order may go under: another one where the first belongs to a card's. */
export function attemptFor(order: OrderPayload): OrderAttempt {
  const pendingOrder = loadPendingOrder();
  if (!needsNewId(attempt(), pendingOrder, order)) return attempt();
  const fresh = nextAttempt(attempt(), pendingOrder);
  savePendingOrder(null);
  keepAttempt(fresh);
  return fresh;
}

/** The card order whose payment is not settled; also one of an earlier visit. */
export function loadPendingOrder(): PendingOrder | null {
  return readPendingOrder(storage?.read("card_payment") ?? null);
}

export function savePendingOrder(pendingOrder: PendingOrder | null): void {
  storage?.write("card_payment", pendingOrder && JSON.stringify(pendingOrder));
}

/** An order that turned out not to be paid can be paid now, under its own id. */
export function payAgain(pendingOrder: PendingOrder): void {
  const { sending } = pendingOrder;
  savePendingOrder({ ...pendingOrder, state: "refused" });
  keepAttempt({ ...attempt(), local_id: sending.order.local_id });
  useCheckout.setState(({ personal, payment }) => ({
    ...(isUntouched(personal) && formsOfOrder(sending)),
    unsettled: null,
    payment: { ...payment, method: "card", failed: true },
  }));
}

/** The order that was given up is paid after all: it is the one that stands, and is asked for. */
export function settleReplaced(): void {
  const { replaces } = attempt();
  if (!replaces) return;
  const pendingOrder: PendingOrder = { ...replaces, state: "confirmed" };
  savePendingOrder(pendingOrder);
  keepAttempt(newAttempt());
  useCheckout.setState({ unsettled: { pendingOrder } });
}

/** An order that is over: the next one is another. */
export function abandonPendingOrder(): void {
  savePendingOrder(null);
  keepAttempt(newAttempt());
  useCheckout.setState({ unsettled: null });
}

export function changeCard(change: Partial<CardStep>): void {
  useCheckout.setState(({ card }) => ({ card: { ...card, ...change } }));
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
  storage?.write("card_payment", null);
  takeAccount();
}
