import type { MenuCategory, StaffMenus } from "@noren/contract/staff/menu.ts";
import { startTransition, useEffect, useMemo, useState } from "react";
import { afterPaint } from "../../platform/after-paint.ts";
import { firstRows } from "./menus-state.ts";

/** More than any screen shows at once. */
const FIRST = 24;

/**
 * How many dishes of a category are drawn: while menus that have just been loaded wait for their
 * first paint those of one screen, then all. Menus that were known before are drawn whole, so that
 * somebody who comes back finds the place.
 */
export function useFirstRows(
  menus: StaffMenus["menus"] | null,
): (category: MenuCategory) => number {
  const [areAllDrawn, setAllDrawn] = useState(menus !== null);
  const isLoaded = menus !== null;
  useEffect(() => {
    if (isLoaded) afterPaint(() => startTransition(() => setAllDrawn(true)));
  }, [isLoaded]);
  return useMemo(() => {
    if (areAllDrawn || !menus) return (category) => category.dishes.length;
    const counts = firstRows(menus, FIRST);
    return (category) => counts.get(category) ?? 0;
  }, [areAllDrawn, menus]);
}
