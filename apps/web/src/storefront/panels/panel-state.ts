/** State of a history entry that opened a panel; `under` is the panel beneath it. */
export type PanelState = { panel: string; under?: string };

export const CART_PANEL: PanelState = { panel: "cart" };
export const PRODUCT_PANEL: PanelState = { panel: "product" };
export const DIETARY_PANEL: PanelState = { panel: "needs" };
export const LOCATION_PANEL: PanelState = { panel: "location" };
export const LOCATION_OVER_CART: PanelState = { panel: "location", under: "cart" };

/** Whether this entry opened that panel in this session, so that closing can go back. */
export function isPanel(state: unknown, { panel }: PanelState): boolean {
  const { panel: top, under } = (state ?? {}) as Partial<PanelState>;
  return top === panel || under === panel;
}

/** The URL of a dish (storefront.md §2). */
export function productHref(menuHref: string, itemId: number): string {
  return `${menuHref}?product=${itemId}`;
}
