import type { CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "../../../platform/load-chunk.ts";
import { TypeTab } from "./type-tab.tsx";

type Tabs = Partial<Record<CheckoutTab, ComponentType>>;

let tabs: Tabs = { type: TypeTab };
let loading: Promise<Tabs> | null = null;

/**
 * The component of a tab, null while it loads; throws if it fails to load. The tabs after the first
 * are preloaded while it is read; no Suspense, whose fallback React would show for too long.
 */
export function useTab(tab: CheckoutTab): ComponentType | null {
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
  return shown[tab] ?? null;
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
