/**
 * The tabs that nobody sees first, in one file of their own; and how an order is sent, which is there
 * once the last of them is.
 */

export { customerCalls } from "../placing/order-calls.ts";
export { retryingCalls } from "../placing/retrying-calls.ts";
export { sendOrder } from "../placing/send-order.ts";
export { ConfirmationTab } from "./confirmation-tab.tsx";
export { DeliveryTab } from "./delivery-tab.tsx";
export { PaymentTab } from "./payment-tab.tsx";
export { PersonalTab } from "./personal-tab.tsx";
