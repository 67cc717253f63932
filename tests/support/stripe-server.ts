export {
  openStripeServer,
  type StripeServer,
} from "../../apps/server/src/testing/stripe/stripe-server.ts";
