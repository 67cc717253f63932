/**
 * What an intent meant for its order. `settled`: this very call made it paid; `paid` and `ended`: it
 * was before. `without_order`: there is money and nothing ordered for it yet.
 */
export type Settlement =
  | "settled"
  | "paid"
  | "open"
  | "ended"
  | "without_order"
  | "released"
  | "foreign"
  | "repeated";
