import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A new page begins at its beginning for the keyboard too, as if the browser had loaded it. */
export function useFocusOnArrival(id: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, id]);
}
