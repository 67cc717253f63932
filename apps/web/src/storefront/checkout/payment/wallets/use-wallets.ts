import type { Cents } from "@noren/ordering/money.ts";
import type {
  Stripe,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from "@stripe/stripe-js";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocale } from "../../../../i18n/locale-context.tsx";
import { useShop } from "../../../shop/shop-context.tsx";
import type { CardIntent } from "../../state/card-session.ts";
import { useFlow } from "../../state/checkout-context.ts";
import { useCheckout } from "../../state/checkout-store.ts";
import { draftOf } from "../../state/checkout-view.ts";
import { submittedOrder } from "../../state/submitted-order.ts";
import { READY_TIMEOUT_MS } from "../provider-forms.ts";
import { loadStripe } from "../stripe/load-stripe.ts";
import { stripeAppearance } from "../stripe/stripe-appearance.ts";
import { useIntentOf } from "../use-card-intent.ts";
import { hasWallets, walletOptions } from "./wallet-options.ts";
import { type WalletSession, walletSession } from "./wallet-session.ts";

/** `none`: this device or the Stripe account has no wallet, or Stripe does not answer. */
type Phase = "loading" | "ready" | "none";

/** Mounts Stripe's Express Checkout Element in `box` for the order shown. */
export function useWallets(box: RefObject<HTMLDivElement | null>): Phase {
  const { locale } = useLocale();
  const { card: offer, payments } = useShop().settings;
  const { publishable_key: key = "", script = "" } = offer ?? {};
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [phase, setPhase] = useState<Phase>("loading");
  const [intent, setIntent] = useState<(CardIntent & { amount: Cents }) | null>(null);
  const { onClick, onConfirm } = useWalletEvents();
  const { view } = useFlow();

  useIntentOf(draftOf({ ...view, method: "card" }, useCheckout()), (reply, amount) => {
    if (reply.ok) setIntent({ ...reply.payload, amount });
    else setPhase("none");
  });

  useEffect(() => {
    const gone = new AbortController();
    loadStripe(script, gone.signal).then(
      (makeStripe) => !gone.signal.aborted && setStripe(makeStripe(key, { locale })),
      () => !gone.signal.aborted && setPhase("none"),
    );
    return () => gone.abort();
  }, [script, key, locale]);

  useEffect(() => {
    if (phase !== "loading") return;
    const timer = setTimeout(() => setPhase("none"), READY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const secret = intent?.client_secret;
  const amount = intent?.amount;
  const takesCards = payments.stripe.active;
  const takesPaypal = payments.paypal.active;
  // Another amount is another element: its sheet shows the intent as it was when it was mounted. In
  // the commit that brings the amount, so that no press meets the element before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the intent is its secret and amount
  useLayoutEffect(() => {
    const within = box.current;
    if (!stripe || !within || !intent) return;
    const { client_secret, amount } = intent;
    const shown = { secret: client_secret, amount };
    const elements = stripe.elements({
      clientSecret: client_secret,
      appearance: stripeAppearance(within),
      locale,
    });
    const element = elements.create("expressCheckout", walletOptions(takesCards, takesPaypal));
    element.on("ready", (event) => setPhase(hasWallets(event) ? "ready" : "none"));
    element.on("loaderror", () => setPhase("none"));
    element.on("click", (event) => onClick.current(event));
    element.on("confirm", (event) =>
      onConfirm.current(event, intent, walletSession(stripe, elements, shown)),
    );
    element.mount(within);
    return () => {
      setPhase("loading");
      element.destroy();
    };
  }, [stripe, secret, amount, locale, takesCards, takesPaypal]);

  // Until the intent has the total shown, its sheet would show another amount.
  const isCurrent = amount === view.priced.totals.total;
  return phase === "ready" && !isCurrent ? "loading" : phase;
}

/** What the wallet's events do with the order as it is now. */
function useWalletEvents() {
  const { view, send, payBy } = useFlow();
  const { phone } = useShop().settings.contacts;

  /** Opens the sheet only for an order that can be sent; the tab says what it lacks. */
  function click({ resolve, reject }: StripeExpressCheckoutElementClickEvent) {
    const { personal, delivery, sending } = useCheckout.getState();
    if (sending) return reject();
    const forms = { personal, delivery };
    const event = submittedOrder({ view, forms, phone, method: "card", card_ready: true });
    const isWhole =
      event.type === "order_submitted" &&
      event.validity.personal &&
      event.validity.delivery &&
      !event.validity.too_far;
    if (isWhole) return resolve();
    reject();
    send(event);
  }

  /** A refused order closes the sheet as failed; the tab says why. */
  async function confirm(
    { paymentFailed }: StripeExpressCheckoutElementConfirmEvent,
    intent: CardIntent,
    session: WalletSession,
  ) {
    await payBy({ intent, session });
    if (!session.isAsked()) paymentFailed({ reason: "fail" });
  }

  const onClick = useRef(click);
  const onConfirm = useRef(confirm);
  onClick.current = click;
  onConfirm.current = confirm;
  return { onClick, onConfirm };
}
