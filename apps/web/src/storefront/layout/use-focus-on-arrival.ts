import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves focus to the start of a new page, as a full page load does. */
export function useFocusOnArrival(id: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, id]);
}
