import type { OrderWishes } from "@noren/contract/order-wishes.ts";
import type { DeliverySettings } from "@noren/ordering/model.ts";
import { create } from "zustand";
import { type BrowserStorage, openStorage } from "../../../platform/storage.ts";
import { useSession } from "../../auth/session-store.ts";
import { type SavedLocation, useCart } from "../../cart/cart-store.ts";
import { confirmValues } from "../../questions/questions.ts";
import { withAccount } from "../form/account-details.ts";
import {
  type CheckoutForms,
  type DeliveryForm,
  EMPTY_FORMS,
  type PaymentForm,
  type PersonalForm,
} from "../form/checkout-form.ts";
import { copyLocation } from "../form/copy-location.ts";
import { readCustomer, readForms, writeCustomer, writeForms } from "../form/stored-forms.ts";
import { formsOfOrder } from "../placing/forms-of-order.ts";
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
} from "../placing/order-attempt.ts";
import type { Amounts, OrderPayload } from "../placing/order-payload.ts";
import type { PlacedOrder } from "../placing/placed-order.ts";
import type { NamedSlot } from "../slots/fulfilment.ts";
import { type CardStep, NO_CARD } from "./card-step.ts";
import type { Notice } from "./notice.ts";
import type { FieldErrors } from "./problem-notice.ts";
import { returnFromBank, unsettledOf } from "./return-from-bank.ts";

export type CheckoutState = CheckoutForms & {
  /** The account that the order belongs to; null for a guest. */
  user_id: number | null;
  /** Whether this device may store name, e-mail and phone. */
  remember: boolean;
  /** Index of the furthest tab reached. */
  reached: number;
  /** Field errors of a tab are shown after its submit. */
  submitted: { personal: boolean; delivery: boolean };
  /** The server's messages by field, until the field changes. */
  fieldErrors: FieldErrors;
  /** The saved location last copied into the delivery form. */
  copied: SavedLocation | null;
  /** The slot shown when the delivery tab was completed. */
  confirmedSlot: NamedSlot | null;
  refused: NamedSlot[];
  /** The server's amounts for the order with that contents key. */
  stated: { key: string; amounts: Amounts } | null;
  notice: Notice | null;
  /** On phones the summary is collapsed by default. */
  summaryOpen: boolean;
  /** The pending call: the order, or a card payment, during which the tab is inert. */
  sending: "order" | "payment" | null;
  /** While the server checks a promo code nothing is ordered: its discount may change the total. */
  isCheckingCode: boolean;
  card: CardStep;
  /** A card order whose payment state the server has to report; nothing else is shown meanwhile. */
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
  isCheckingCode: false,
  card: NO_CARD,
  unsettled: null,
  placed: null,
};

/** State of the checkout. Empty on the server and during hydration. */
export const useCheckout = create<CheckoutState>(() => START);

let storage: BrowserStorage | null = null;

/** Restores the state from before a reload, then stores every change. */
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
  useCheckout.subscribe(({ personal, delivery, payment, wishes, coupon }, before) => {
    const isKept = before.personal === personal && before.delivery === delivery;
    if (isKept && before.wishes === wishes && before.coupon === coupon) return;
    opened.write("checkout", writeForms({ personal, delivery, payment, wishes, coupon }));
  });
  useCart.subscribe(({ orderedElsewhere }, before) => {
    const isFree = useCheckout.getState().sending === null;
    if (orderedElsewhere && !before.orderedElsewhere && isFree) forgetOrder();
  });
  takeAccount();
  useSession.subscribe(({ session, ended }, before) => {
    if (session === before.session) return;
    if (ended === "left") useCheckout.setState(START);
    takeAccount();
  });
}

/**
 * Prefills the details of the signed-in customer and assigns the order to their account. With an
 * unconfirmed e-mail the order is a guest's.
 */
function takeAccount(): void {
  const { session } = useSession.getState();
  // A code was read there.
  if (session?.isVerified) confirmValues([session.user.email]);
  const remembered = readCustomer(storage?.read("customer") ?? null);
  useCheckout.setState((checkout) => ({
    user_id: session?.isVerified ? session.user.id : null,
    ...(session && withAccount(checkout, session.user, remembered)),
  }));
}

function isUntouched(personal: PersonalForm): boolean {
  return Object.values(personal).every((value) => value === "");
}

/** Changing a field clears its server error. */
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

export function changeWishes(change: Partial<OrderWishes>): void {
  useCheckout.setState(({ wishes }) => ({ wishes: { ...wishes, ...change } }));
}

export function changePayment(change: Partial<PaymentForm>): void {
  useCheckout.setState(({ payment }) => ({ payment: { ...payment, ...change } }));
}

/** Copies the saved location into the delivery form, again only when it has changed. */
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

/** From now on both forms show their field errors. */
export function showProblems(): void {
  useCheckout.setState({ submitted: { personal: true, delivery: true } });
}

export function say(notice: Notice | null): void {
  useCheckout.setState({ notice });
}

function without(errors: FieldErrors, change: object): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change)));
}

/** The attempt of this session; a new one if there is none. */
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

/**
 * The attempt to send an order with; a new one if the current one belongs to another card order.
 */
export function attemptFor(order: OrderPayload): OrderAttempt {
  const pendingOrder = loadPendingOrder();
  if (!needsNewId(attempt(), pendingOrder, order)) return attempt();
  const fresh = nextAttempt(attempt(), pendingOrder);
  savePendingOrder(null);
  keepAttempt(fresh);
  return fresh;
}

/** The card order whose payment is not settled; may be from an earlier visit. */
export function loadPendingOrder(): PendingOrder | null {
  return readPendingOrder(storage?.read("card_payment") ?? null);
}

export function savePendingOrder(pendingOrder: PendingOrder | null): void {
  storage?.write("card_payment", pendingOrder && JSON.stringify(pendingOrder));
}

/** Restores an unpaid card order, to be paid under its own id. */
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

/** The replaced order turned out to be paid: it becomes the pending order and is polled. */
export function settleReplaced(): void {
  const { replaces } = attempt();
  if (!replaces) return;
  const pendingOrder: PendingOrder = { ...replaces, state: "confirmed" };
  savePendingOrder(pendingOrder);
  keepAttempt(newAttempt());
  useCheckout.setState({ unsettled: { pendingOrder } });
}

/** Ends a card order: the next order gets another id. */
export function abandonPendingOrder(): void {
  savePendingOrder(null);
  keepAttempt(newAttempt());
  useCheckout.setState({ unsettled: null });
}

export function changeCard(change: Partial<CardStep>): void {
  useCheckout.setState(({ card }) => ({ card: { ...card, ...change } }));
}

/** Stores the placed order for its page, also after a reload. */
export function keepPlaced(placed: PlacedOrder): void {
  storage?.write("last_order", JSON.stringify(placed));
  useCheckout.setState({ placed });
}

/**
 * After an order (storefront.md §4): date, time range and failed flag are reset, and everything
 * else specific to that order; the customer's details stay where they agreed to that.
 */
export function resetCheckout(): void {
  const { personal, remember } = useCheckout.getState();
  storage?.write("customer", remember ? writeCustomer(personal) : null);
  storage?.write("card_payment", null);
  forgetOrder();
}

/** Clears what this window holds of an order that is placed. */
export function forgetOrder(): void {
  const { personal, remember, placed } = useCheckout.getState();
  useCheckout.setState({ ...START, placed, ...(remember && { personal, remember }) });
  storage?.write("checkout", null);
  storage?.write("order_attempt", null);
  takeAccount();
}
