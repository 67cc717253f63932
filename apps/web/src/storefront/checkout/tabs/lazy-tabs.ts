/**
 * The tabs after the first and the summary, in one chunk; with the placing of orders, which is
 * loaded by the time the last tab opens.
 */

export { CartNotices } from "../../cart/cart-notices.tsx";
export { ConfirmationTab } from "./confirmation-tab.tsx";
export { DeliveryTab } from "./delivery-tab.tsx";
export { OrderSummary } from "./order-summary.tsx";
export { PaymentTab } from "./payment-tab.tsx";
export { PersonalTab } from "./personal-tab.tsx";
export { orderingOf } from "./place-order.ts";
