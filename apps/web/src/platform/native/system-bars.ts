import { SystemBars, SystemBarsStyle, SystemBarType } from "@capacitor/core";
import type { DataRouter } from "react-router";
import { logFault } from "../log-fault.ts";
import { isDarkGround } from "./ground-color.ts";

/**
 * The signs of the status bar are light over a dark page and dark over a light one: over the cloth
 * with which a page begins, over what it has been scrolled to, over a dialog.
 */
export function followGround(router: DataRouter): void {
  let shown: boolean | null = null;
  let isScheduled = false;

  function updateBars(): void {
    isScheduled = false;
    const isDark = isDarkAtTop();
    if (isDark === shown) return;
    shown = isDark;
    const style = isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light;
    SystemBars.setStyle({ style, bar: SystemBarType.StatusBar }).catch(logFault);
  }
  function scheduleUpdate(): void {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(updateBars);
  }

  window.addEventListener("scroll", scheduleUpdate, { passive: true });
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", scheduleUpdate);
  // Colours and dialogs change gradually.
  document.addEventListener("transitionend", scheduleUpdate);
  router.subscribe(scheduleUpdate);
  // A page that has just been rendered has another height than what was there before.
  new ResizeObserver(scheduleUpdate).observe(document.body);
  scheduleUpdate();
}

/** The first of what lies below the status bar, from front to back, that cannot be seen through. */
function isDarkAtTop(): boolean {
  const below = document.elementsFromPoint(window.innerWidth / 2, 1);
  for (const element of [...below, document.documentElement]) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isDark = isDarkGround(backgroundImage, backgroundColor);
    if (isDark !== null) return isDark;
  }
  return false;
}
