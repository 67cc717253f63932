import type { CardOffer } from "@noren/contract/settings.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/open.ts";
import { isThisMachine } from "../../http/this-machine.ts";
import type { CardProvider } from "./card-provider.ts";
import { type DemoProvider, demoProvider } from "./demo.ts";
import { stripeProvider } from "./stripe.ts";

/** The Stripe.js release that matches the API version of the SDK. */
const STRIPE_SCRIPT = "https://js.stripe.com/endive/stripe.js";

export type CardProviders = {
  /** Takes new payments; null if card payments are off. */
  current: CardProvider | null;
  /** Sent to the browser. */
  offer: CardOffer | null;
  /**
   * The provider of an existing payment, which may differ from `current`; null if not configured.
   */
  named(name: CardProvider["name"]): CardProvider | null;
  /** Null if the demo provider takes no new payments. */
  demo: DemoProvider | null;
  /** Whether new payments are accepted only from this machine (`isFromThisMachine`). */
  isForThisMachine: boolean;
};

type CardConfig = Pick<
  Config,
  "stripe" | "stripeApiBase" | "stripeJsUrl" | "demoPayments" | "siteRoot"
>;

/**
 * Stripe if its keys are set. Otherwise the demo provider, if the operator enables it, or, for
 * requests from this machine only, if `SITE_ROOT` is an address of this machine. Otherwise none.
 */
export function openCardProviders(config: CardConfig, db: Db, timeoutMs?: number): CardProviders {
  const { stripe: keys, stripeApiBase, stripeJsUrl } = config;
  const demo = demoProvider(db);
  if (keys !== null) {
    const { secretKey, webhookSecret, publishableKey } = keys;
    const access = { secretKey, webhookSecret, apiBase: stripeApiBase };
    const stripe = stripeProvider({ ...access, timeoutMs });
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
