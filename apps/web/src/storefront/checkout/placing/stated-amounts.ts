import { isRecord } from "@noren/contract/api-problem.ts";
import { eurosToCents } from "@noren/contract/euros.ts";
import type { Amounts } from "./order-payload.ts";

/** The amounts of a `price_changed` problem; null where one is missing or not a number. */
export function readStatedAmounts(payload: unknown): Amounts | null {
  if (!isRecord(payload)) return null;
  const read = (name: keyof Amounts) => {
    const euros = payload[name];
    const number = typeof euros === "string" && euros.trim() ? Number(euros) : euros;
    if (typeof number !== "number" || !Number.isFinite(number)) throw new RangeError(name);
    return eurosToCents(number);
  };
  try {
    return {
      subtotal: read("subtotal"),
      discount: read("discount"),
      delivery: read("delivery"),
      tax: read("tax"),
      total: read("total"),
    };
  } catch {
    return null;
  }
}
