import type { DataRouter } from "react-router";
import { quietly } from "../platform/failed-chunk.ts";
import { openStorage } from "../platform/storage.ts";
import type { Bootstrap } from "../render-context.ts";

/**
 * Shows the link to an order that was placed in this browser, from the start or once there is one;
 * its code loads for nobody else.
 */
export function followOpenOrders(
  router: DataRouter,
  siteOf: () => Pick<Bootstrap, "site" | "apiRoot">,
): void {
  let isMounted = false;

  function mountOnce(): void {
    if (isMounted || openStorage("local").read("open_orders") === null) return;
    isMounted = true;
    void quietly(async () => {
      const { mountOrderChip } = await import("../storefront/track/mount-order-chip.tsx");
      await mountOrderChip(router, siteOf());
    });
  }

  mountOnce();
  router.subscribe(mountOnce);
}

/** The data that the page of a browser carries. */
export function siteOfPage(): Pick<Bootstrap, "site" | "apiRoot"> {
  return JSON.parse(document.getElementById("bootstrap")?.textContent ?? "{}");
}
