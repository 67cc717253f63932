import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";

/** Marks the entry of the browser's history with which the cart is open: going back closes it. */
const OPEN = { panel: "cart" };

export function useCartPanel(): { isOpen: boolean; open: () => void; close: () => void } {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { state } = useLocation();
  const open = useCallback(() => {
    const { pathname, search, hash } = window.location;
    void navigate({ pathname, search, hash }, { state: OPEN, preventScrollReset: true });
  }, [navigate]);
  const close = useCallback(() => void navigate(-1), [navigate]);
  return { isOpen: hydrated && isPanel(state), open, close };
}

function isPanel(state: unknown): boolean {
  return typeof state === "object" && state !== null && "panel" in state && state.panel === "cart";
}
