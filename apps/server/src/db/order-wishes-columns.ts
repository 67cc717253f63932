import type { DietaryNotice } from "@noren/contract/order-wishes.ts";
import type { Generated } from "kysely";
import type { JsonText } from "./json-text.ts";

/** Columns of `orders`: delivery details, null for pickup, and wishes; null where not entered. */
export type OrderWishesColumns = {
  floor: string | null;
  door_code: string | null;
  instructions: string | null;
  note: string | null;
  /** Sets of cutlery. */
  cutlery: Generated<number>;
  dietary: JsonText<DietaryNotice> | null;
  /** 1: the guest brings containers. */
  own_container: Generated<0 | 1>;
};
