import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useNow } from "../../platform/use-now.ts";

const MenuClock = lazyPart(() => import("./menu-clock.tsx").then((part) => part.MenuClock));

/** Loads the clock of the menus once the page is hydrated. */
export function MenuClockSlot() {
  const now = useNow();
  return <Suspense>{now !== null && <MenuClock now={now} />}</Suspense>;
}
