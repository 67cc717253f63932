/**
 * The tabs after the first, in one chunk; with the sending of orders, which is loaded by the time
 * the last tab opens.
 */

export { customerCalls } from "../placing/order-calls.ts";
export { retryingCalls } from "../placing/retrying-calls.ts";
export { sendOrder } from "../placing/send-order.ts";
export { ConfirmationTab } from "./confirmation-tab.tsx";
export { DeliveryTab } from "./delivery-tab.tsx";
export { PaymentTab } from "./payment-tab.tsx";
export { PersonalTab } from "./personal-tab.tsx";
