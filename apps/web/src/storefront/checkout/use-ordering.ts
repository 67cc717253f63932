import { useRef } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { reloadInstead } from "../../platform/failed-chunk.ts";
import { useApi } from "../../use-api.ts";
import { useShop } from "../shop/shop-context.tsx";
import type { CardPayment, OrderingSteps } from "./tabs/place-order.ts";

/** Places the order with code that the last tab has loaded. */
export function useOrdering(steps: OrderingSteps) {
  const api = useApi();
  const { href } = useLocale();
  const { refresh, settings } = useShop();
  /** A ref, since state would be set too late to stop a second tap. */
  const busy = useRef(false);

  async function ordering() {
    const { orderingOf } = await import("./tabs/lazy-tabs.ts").catch(reloadInstead);
    return orderingOf({ ...steps, api, settings, refresh, path: href("checkout"), busy });
  }

  return {
    place: async (wallet?: CardPayment) => (await ordering()).place(wallet),
    retry: async () => (await ordering()).retry(),
  };
}
