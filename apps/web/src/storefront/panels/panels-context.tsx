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

/** Opens panels over a page. Each is a history entry, so that the back button closes it. */
export type Panels = {
  openCart: () => void;
  openDietaryFilter: () => void;
  openProduct: (itemId: number) => void;
  /** With `over` the cart stays open beneath. */
  openLocation: (over?: "cart") => void;
};

const PanelsContext = createContext<Panels | null>(null);

/**
 * The router's own hooks re-render their users at every navigation. A menu has hundreds of dishes,
 * so they get functions with a stable identity.
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
        // A duplicate history entry would have to be closed twice.
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
