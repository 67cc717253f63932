import type { StripeConstructor } from "@stripe/stripe-js";

/** The release that the types are of; the server may name another address. */
const SCRIPT = "https://js.stripe.com/endive/stripe.js";

/**
 * Stripe's own script, which may not be bundled. Ours rather than the package's loader: that one
 * keeps a load that never answers for ever, so that nobody can try again. Rejects where the script
 * cannot be had; given up by `signal`, its element goes and the next load starts anew.
 */
export function loadStripe(address: string, signal: AbortSignal): Promise<StripeConstructor> {
  if (window.Stripe) return Promise.resolve(window.Stripe);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("Stripe.js cannot be had"));
    };
    script.src = address || SCRIPT;
    script.async = true;
    script.addEventListener("load", () => (window.Stripe ? resolve(window.Stripe) : fail()));
    script.addEventListener("error", fail);
    signal.addEventListener("abort", fail);
    document.head.append(script);
  });
}
