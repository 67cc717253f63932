import type { CardOffer } from "@noren/contract/settings.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/open.ts";
import type { CardProvider } from "./card-provider.ts";
import { type DemoProvider, demoProvider } from "./demo.ts";
import { stripeProvider } from "./stripe.ts";

/** The script that fits the release of Stripe's API that the SDK speaks. */
const STRIPE_SCRIPT = "https://js.stripe.com/endive/stripe.js";

export type CardProviders = {
  /** Who takes new payments; null where nobody does. */
  current: CardProvider | null;
  /** What the browser is told of them. */
  offer: CardOffer | null;
  /** Of a payment that was begun, perhaps while somebody else took cards; null: not to be had. */
  named(name: CardProvider["name"]): CardProvider | null;
  /** Null where the demonstration takes no new payments. */
  demo: DemoProvider | null;
};

type CardConfig = Pick<
  Config,
  "stripe" | "stripeApiBase" | "stripeJsUrl" | "demoPayments" | "siteRoot"
>;

/**
 * Stripe where it has keys; else the demonstration, while only this machine can see the site or the
 * operator asks for it; else nobody (running.md, STRIPE_…, DEMO_PAYMENTS).
 */
export function openCardProviders(config: CardConfig, db: Db): CardProviders {
  const { stripe: keys, stripeApiBase, stripeJsUrl } = config;
  const demo = demoProvider(db);
  if (keys !== null) {
    const { secretKey, webhookSecret, publishableKey } = keys;
    const stripe = stripeProvider({ secretKey, webhookSecret, apiBase: stripeApiBase });
    const offer: CardOffer = {
      provider: "stripe",
      publishable_key: publishableKey,
      script: stripeJsUrl ?? STRIPE_SCRIPT,
    };
    return { current: stripe, offer, named: (name) => ({ stripe, demo })[name], demo: null };
  }
  const named = (name: CardProvider["name"]) => (name === "demo" ? demo : null);
  if (!config.demoPayments && !isLoopback(config.siteRoot))
    return { current: null, offer: null, named, demo: null };
  const offer: CardOffer = { provider: "demo", publishable_key: "", script: "" };
  return { current: demo, offer, named, demo };
}

function isLoopback(siteRoot: string): boolean {
  const { hostname } = new URL(siteRoot);
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
