import type { CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "../../../platform/load-chunk.ts";
import { TypeTab } from "./type-tab.tsx";

/** The tabs, the summary next to them, and the notices of a cart that has become empty. */
type Tabs = Partial<Record<CheckoutTab | "summary" | "notices", ComponentType>>;

let tabs: Tabs = { type: TypeTab };
let loading: Promise<Tabs> | null = null;

/**
 * The loaded components; throws if that of the tab fails to load. The tabs after the first and the
 * summary are loaded while it is read; no Suspense, whose fallback React would show for too long.
 */
export function useTabs(tab: CheckoutTab): Tabs {
  const [shown, show] = useState(tabs);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    loading ??= loadChunk(loadLaterTabs);
    loading.then(show, (error) => {
      loading = null;
      setFault(error);
    });
  }, []);
  if (fault && !shown[tab]) throw fault;
  return shown;
}

async function loadLaterTabs(): Promise<Tabs> {
  const later = await import("./lazy-tabs.ts");
  tabs = {
    type: TypeTab,
    personal: later.PersonalTab,
    delivery: later.DeliveryTab,
    payment: later.PaymentTab,
    confirmation: later.ConfirmationTab,
    summary: later.OrderSummary,
    notices: later.CartNotices,
  };
  return tabs;
}
