import type { SampleCoupon } from "./types.ts";

export const coupons: SampleCoupon[] = [
  { code: "BIENVENUE", type: "percentage", value: 10, minimum_amount: 20 },
  { code: "RIVIERE5", type: "fixed_amount", value: 5, minimum_amount: 40 },
  { code: "PREMIERE", type: "percentage", value: 15, minimum_amount: 25, once_per_customer: true },
  {
    code: "MERCREDI",
    type: "fixed_amount",
    value: 3,
    minimum_amount: 20,
    weekdays: ["wed"],
    delivery_pickup: "pickup",
  },
  { code: "PASSERELLE", type: "free_delivery", value: 0, minimum_amount: 30 },
];
