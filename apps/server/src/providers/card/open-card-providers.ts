import type { CardOffer } from "@noren/contract/settings.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/open.ts";
import { isThisMachine } from "../../http/this-machine.ts";
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
  /** Whether new payments are for requests from this machine alone (`isFromThisMachine`). */
  isForThisMachine: boolean;
};

type CardConfig = Pick<
  Config,
  "stripe" | "stripeApiBase" | "stripeJsUrl" | "demoPayments" | "siteRoot"
>;

/**
 * Stripe where it has keys; else the demonstration where the operator asks for it, and while
 * `SITE_ROOT` is an address of this machine for whoever sits at it; else nobody.
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
    const named = (name: CardProvider["name"]) => ({ stripe, demo })[name];
    return { current: stripe, offer, named, demo: null, isForThisMachine: false };
  }
  const named = (name: CardProvider["name"]) => (name === "demo" ? demo : null);
  if (!config.demoPayments && !isThisMachine(new URL(config.siteRoot).host))
    return { current: null, offer: null, named, demo: null, isForThisMachine: false };
  const offer: CardOffer = { provider: "demo", publishable_key: "", script: "" };
  return { current: demo, offer, named, demo, isForThisMachine: !config.demoPayments };
}
