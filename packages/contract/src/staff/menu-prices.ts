/** The fields of dishes and choices that are prices, in cents. */
export const MENU_PRICES = ["price_delivery", "price_pickup", "price"] as const;
