import { isRecord } from "@noren/contract/api-problem.ts";
import { PRICE_FIELDS } from "./draft-store.ts";
import { type PriceRule, STEPS } from "./prices.ts";

export const WHICHES = ["both", ...PRICE_FIELDS] as const;

/** A change of many prices as it is typed. */
export type Raise = {
  direction: "up" | "down";
  kind: PriceRule["kind"];
  text: string;
  which: (typeof WHICHES)[number];
  /** In cents; null for the usual one. */
  step: PriceRule["step"] | null;
  /** Targets of the dishes that keep their prices. */
  leftOut: readonly string[];
};

export const NOTHING: Raise = {
  ...{ direction: "up", kind: "amount", text: "", which: "both", step: null, leftOut: [] },
};

/** What was typed on an earlier visit; null where it is no such form. */
export function raiseIn(value: unknown): Raise | null {
  if (!isRecord(value) || typeof value.text !== "string" || !Array.isArray(value.leftOut))
    return null;
  const { direction, kind, text, which, step, leftOut } = value;
  return {
    direction: direction === "down" ? "down" : "up",
    kind: kind === "percent" ? "percent" : "amount",
    text,
    which: WHICHES.find((known) => known === which) ?? "both",
    step: STEPS.find((known) => known === step) ?? null,
    leftOut: leftOut.filter((target) => typeof target === "string"),
  };
}
