/**
 * The tabs that nobody sees first, in one file of their own; and how an order is sent, which is there
 * once the last of them is.
 */
export { ConfirmationTab } from "./confirmation-tab.tsx";
export { DeliveryTab } from "./delivery-tab.tsx";
export { customerCalls } from "./order-calls.ts";
export { PaymentTab } from "./payment-tab.tsx";
export { PersonalTab } from "./personal-tab.tsx";
export { retryingCalls } from "./retrying-calls.ts";
export { sendOrder } from "./send-order.ts";
