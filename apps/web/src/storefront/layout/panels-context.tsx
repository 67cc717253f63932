import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { CART_PANEL, PRODUCT_PANEL, productHref } from "./panel-state.ts";

/** Opens what lies over a page. Each is an entry of the browser's history: going back closes it. */
export type Panels = { openCart: () => void; openProduct: (itemId: number) => void };

const PanelsContext = createContext<Panels | null>(null);

/**
 * The router's own hooks wake whoever uses them at every navigation. A menu has hundreds of dishes:
 * they get two functions that never change.
 */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const current = { navigate: useNavigate(), menu: useLocale().href("menu") };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const panels = useMemo<Panels>(
    () => ({
      openCart: () => {
        const { pathname, search, hash } = window.location;
        const here = { pathname, search, hash };
        void latest.current.navigate(here, { state: CART_PANEL, preventScrollReset: true });
      },
      openProduct: (itemId) => {
        const { navigate, menu } = latest.current;
        const options = { state: PRODUCT_PANEL, preventScrollReset: true };
        void navigate(productHref(menu, itemId), options);
      },
    }),
    [],
  );
  return <PanelsContext value={panels}>{children}</PanelsContext>;
}

export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error("usePanels outside of PanelsProvider");
  return panels;
}
