/**
 * Effect of an intent on its order. `settled`: this call made it paid; `paid`, `ended`: it already
 * was; `lost`: this call found its money lost; `without_order`: paid, but no order is bound yet.
 */
export type Settlement =
  | "settled"
  | "paid"
  | "open"
  | "ended"
  | "lost"
  | "without_order"
  | "released"
  | "foreign"
  | "repeated";
