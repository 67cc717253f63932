import type { StripeConstructor } from "@stripe/stripe-js";

/** The release that the types are for; the server may configure another URL. */
const SCRIPT = "https://js.stripe.com/endive/stripe.js";

/**
 * Loads Stripe's own script, which may not be bundled. Not the package's loader, which caches a
 * load that never answers, so that no retry is possible. Calls at the same time share one element.
 * Rejects if the script fails to load; on `signal` its element is removed for all of them, and the
 * next load starts again.
 */
export function loadStripe(address: string, signal: AbortSignal): Promise<StripeConstructor> {
  if (window.Stripe) return Promise.resolve(window.Stripe);
  return new Promise((resolve, reject) => {
    const source = address || SCRIPT;
    const loading = [...document.scripts].find(({ src }) => src === source);
    const script = loading ?? document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("Stripe.js cannot be had"));
    };
    script.addEventListener("load", () => (window.Stripe ? resolve(window.Stripe) : fail()));
    script.addEventListener("error", fail);
    signal.addEventListener("abort", () => script.dispatchEvent(new Event("error")));
    if (loading) return;
    script.src = source;
    script.async = true;
    document.head.append(script);
  });
}
