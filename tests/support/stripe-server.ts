export {
  openStripeServer,
  type StripeServer,
} from "../../apps/server/test/stripe/stripe-server.ts";
