import type { SampleCoupon } from "./types.ts";

export const coupons: SampleCoupon[] = [
  { code: "BIENVENUE", type: "percentage", value: 10, minimum_amount: 20 },
  { code: "RIVIERE5", type: "fixed_amount", value: 5, minimum_amount: 40 },
  { code: "PASSERELLE", type: "free_delivery", value: 0, minimum_amount: 30 },
];
