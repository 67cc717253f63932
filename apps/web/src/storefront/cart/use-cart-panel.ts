import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { CART_PANEL, isPanel } from "../panels/panel-state.ts";
import { usePanels } from "../panels/panels-context.tsx";

type CartPanel = { isOpen: boolean; open: () => void; close: () => void };

/**
 * Whether the cart dialog is open, with functions to open and close it. Re-renders at every
 * navigation.
 */
export function useCartPanel(): CartPanel {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { openCart } = usePanels();
  const { state } = useLocation();
  const isOpen = hydrated && isPanel(state, CART_PANEL);
  return { isOpen, open: openCart, close: () => void navigate(-1) };
}
