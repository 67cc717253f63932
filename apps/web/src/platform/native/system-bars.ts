import { SystemBars, SystemBarsStyle, SystemBarType } from "@capacitor/core";
import type { DataRouter } from "react-router";
import { logFault } from "../log-fault.ts";
import { isDarkGround } from "./ground-color.ts";

/**
 * Status bar icons are light on a dark page and dark on a light one: follows the band at the top,
 * the scroll position and dialogs.
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
  // The header changes after the scroll event, and dialogs open, each with a transition or without.
  const changes = new MutationObserver(scheduleUpdate);
  const attributeFilter = ["data-scrolled", "open"];
  changes.observe(document.body, { subtree: true, attributeFilter });
  document.addEventListener("transitionend", scheduleUpdate);
  router.subscribe(scheduleUpdate);
  // A newly rendered page has another height.
  new ResizeObserver(scheduleUpdate).observe(document.body);
  scheduleUpdate();
}

/** Whether the topmost opaque element below the status bar is dark. */
function isDarkAtTop(): boolean {
  const below = document.elementsFromPoint(window.innerWidth / 2, 1);
  for (const element of [...below, document.documentElement]) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isDark = isDarkGround(backgroundImage, backgroundColor);
    if (isDark !== null) return isDark;
  }
  return false;
}
