import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../../../i18n/locale-context.tsx";
import { useShop } from "../../../shop/shop-context.tsx";
import type { CardFormProps } from "../../state/card-session.ts";
import { useCheckout } from "../../state/checkout-store.ts";
import type { CardPayer } from "../card-intents.ts";
import { payerOf } from "../page-intents.ts";
import { loadStripe } from "./load-stripe.ts";
import { stripeAppearance, textFont, watchScheme } from "./stripe-appearance.ts";
import { stripeSession } from "./stripe-session.ts";

/** Stripe's Payment Element: card, wallets and PayPal, as intent and browser support them. */
export function StripeForm({ intent, onReady, onFailed, onTouched }: CardFormProps) {
  const { locale } = useLocale();
  const { card: offer, contacts } = useShop().settings;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { publishable_key: key = "", script = "" } = offer ?? {};
  const secret = intent?.client_secret;

  useEffect(() => {
    const gone = new AbortController();
    loadStripe(script, gone.signal).then(
      (makeStripe) => !gone.signal.aborted && setStripe(makeStripe(key, { locale })),
      () => !gone.signal.aborted && onFailed(),
    );
    return () => gone.abort();
  }, [script, key, locale, onFailed]);

  useEffect(() => {
    const within = box.current;
    if (!stripe || !secret || !within) return;
    const elements = stripe.elements({
      clientSecret: secret,
      fonts: [textFont()],
      appearance: stripeAppearance(within),
      locale,
      loader: "never",
    });
    const element = elements.create("payment", {
      layout: "tabs",
      business: { name: contacts.name },
      defaultValues: { billingDetails: knownOf(payerOf(useCheckout.getState().personal)) },
      wallets: { link: "never" },
    });
    element.on("ready", () => onReady(stripeSession(stripe, elements)));
    element.on("loaderror", onFailed);
    element.on("change", onTouched);
    element.mount(within);
    const forget = watchScheme(
      () => void elements.update({ appearance: stripeAppearance(within) }),
    );
    return () => {
      forget();
      element.destroy();
    };
  }, [stripe, secret, locale, contacts.name, onReady, onFailed, onTouched]);

  return <div ref={box} />;
}

/** Where the order was placed elsewhere, the payer's details are unknown. */
function knownOf(payer: CardPayer): Partial<CardPayer> {
  return Object.fromEntries(Object.entries(payer).filter(([, value]) => value !== ""));
}
