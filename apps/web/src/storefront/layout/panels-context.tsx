import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { type To, useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { afterPaint } from "../../platform/after-paint.ts";
import {
  CART_PANEL,
  DIETARY_PANEL,
  isPanel,
  LOCATION_OVER_CART,
  LOCATION_PANEL,
  type PanelState,
  PRODUCT_PANEL,
  productHref,
} from "./panel-state.ts";

/** Opens what lies over a page. Each is an entry of the browser's history: going back closes it. */
export type Panels = {
  openCart: () => void;
  openDietaryFilter: () => void;
  openProduct: (itemId: number) => void;
  /** `over` the cart it leaves the cart open. */
  openLocation: (over?: "cart") => void;
};

const PanelsContext = createContext<Panels | null>(null);

/**
 * The router's own hooks wake whoever uses them at every navigation. A menu has hundreds of dishes:
 * they get functions that never change.
 */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const current = { navigate: useNavigate(), menu: useLocale().href("menu") };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const panels = useMemo<Panels>(() => {
    const open = (state: PanelState, to: () => To = here) =>
      afterPaint(() => {
        // Opened a second time it would have to be closed twice.
        if (to === here && isPanel(window.history.state?.usr, state)) return;
        void latest.current.navigate(to(), { state, preventScrollReset: true });
      });
    return {
      openCart: () => open(CART_PANEL),
      openDietaryFilter: () => open(DIETARY_PANEL),
      openProduct: (itemId) => open(PRODUCT_PANEL, () => productHref(latest.current.menu, itemId)),
      openLocation: (over) => open(over ? LOCATION_OVER_CART : LOCATION_PANEL),
    };
  }, []);
  return <PanelsContext value={panels}>{children}</PanelsContext>;
}

function here(): To {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error("usePanels outside of PanelsProvider");
  return panels;
}
