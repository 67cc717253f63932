import { openInDeviceBrowser } from "../../../../platform/outside-page.ts";
import type { CardSession } from "../../state/card-session.ts";

/**
 * Pays on a page of the restaurant's own site, opened over the app, as a card session. Only the
 * server knows the outcome, however the guest returns. Only a page of that site is opened: without
 * one, nothing can be charged.
 */
export function hostedSession(
  siteRoot: string,
  show: typeof openInDeviceBrowser = openInDeviceBrowser,
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
