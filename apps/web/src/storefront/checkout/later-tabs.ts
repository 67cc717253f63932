/** The tabs that nobody sees first, in one file of their own. */
export { ConfirmationTab } from "./confirmation-tab.tsx";
export { DeliveryTab } from "./delivery-tab.tsx";
export { PaymentTab } from "./payment-tab.tsx";
export { PersonalTab } from "./personal-tab.tsx";
