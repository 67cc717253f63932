import { showOutside } from "../../../../platform/outside-page.ts";
import type { CardSession } from "../card-session.ts";

/**
 * The page of the restaurant's own site that pays the order, shown over the app, as a session. What
 * happened there is the server's to tell, however the guest came back. Only a page of that site is
 * shown: where the server names none, nothing can be charged.
 */
export function hostedSession(
  siteRoot: string,
  show: typeof showOutside = showOutside,
): CardSession {
  return {
    submit: async () => null,
    refresh: async () => true,
    confirm: async (_returnUrl, { placed, isPaid }) => {
      const page = URL.parse(placed.payment_url ?? "");
      if (page?.origin !== new URL(siteRoot).origin) return { kind: "declined", message: "" };
      await show(page.href, isPaid).catch((error) =>
        console.info("[noren] the payment's page was not shown", error),
      );
      return { kind: "unknown" };
    },
  };
}
