/** What a history entry says of the panel that it opened. */
export const CART_PANEL = { panel: "cart" };
export const PRODUCT_PANEL = { panel: "product" };

/** Whether this entry was made here for that panel: closing then goes back. */
export function isPanel(state: unknown, { panel }: { panel: string }): boolean {
  return typeof state === "object" && state !== null && "panel" in state && state.panel === panel;
}

/** The address of a dish (storefront.md §2). */
export function productHref(menuHref: string, itemId: number): string {
  return `${menuHref}?product=${itemId}`;
}
