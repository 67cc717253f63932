import type { CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import { type ComponentType, useEffect, useState } from "react";
import { reloadInstead } from "../../../platform/failed-chunk.ts";
import { TypeTab } from "./type-tab.tsx";

type Tabs = Partial<Record<CheckoutTab, ComponentType>>;

let tabs: Tabs = { type: TypeTab };
let loading: Promise<Tabs> | null = null;

/**
 * The component of each tab. Those after the first are preloaded while it is read; no Suspense,
 * whose fallback React would show for too long.
 */
export function useTabs(): Tabs {
  const [shown, show] = useState(tabs);
  useEffect(() => {
    loading ??= loadLaterTabs().catch(reloadInstead);
    void loading.then(show);
  }, []);
  return shown;
}

async function loadLaterTabs(): Promise<Tabs> {
  const { ConfirmationTab, DeliveryTab, PaymentTab, PersonalTab } = await import("./lazy-tabs.ts");
  tabs = {
    type: TypeTab,
    personal: PersonalTab,
    delivery: DeliveryTab,
    payment: PaymentTab,
    confirmation: ConfirmationTab,
  };
  return tabs;
}
