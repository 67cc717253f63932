import { Suspense } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../../platform/lazy-part.ts";
import { openStorage } from "../../platform/storage.ts";
import { useFirstIntent } from "../../platform/use-first-intent.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { useSite } from "../../site-context.tsx";
import { DIETARY_PANEL, isPanel } from "../panels/panel-state.ts";

const DietaryPanel = lazyPart(() =>
  import("./dietary-panel.tsx").then((part) => part.DietaryPanel),
);

/**
 * Matches the dishes with the stored dietary filter, and opens its dialog; loads no code before
 * that.
 */
export function DietarySlot() {
  const { site } = useSite();
  const { state } = useLocation();
  const intent = useFirstIntent();
  const hydrated = useHydrated();
  const isOpen = hydrated && isPanel(state, DIETARY_PANEL);
  const wanted = intent || isOpen || (hydrated && openStorage(site.storage).read("needs") !== null);
  return <Suspense>{wanted && <DietaryPanel isOpen={isOpen} />}</Suspense>;
}
