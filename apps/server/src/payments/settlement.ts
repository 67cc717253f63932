/**
 * What an intent meant for its order. `settled`: this very call made it paid; `paid` and `ended`: it
 * was before; `lost`: this very call found its money gone. `without_order`: there is money and nothing ordered for it yet.
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
