import type { FieldIssue } from "@noren/contract/field-problems.ts";
import { readSettings } from "@noren/contract/settings.ts";
import { storedPairs } from "../catalogue/read-catalogue.ts";
import type { Trx } from "../db/open.ts";
import { lockEdits } from "../editing/rows.ts";
import type { Services } from "../services.ts";

const METHODS = ["stripe", "paypal", "cod"] as const;

type Edits = readonly { target: string; values: { active?: unknown } }[];

/**
 * Refuses edits after which nobody could pay any more: a restaurant needs cash, or cards with a
 * provider. PayPal is processed by the provider of cards.
 */
export function paymentNeeded({ providers }: Pick<Services, "providers">) {
  const hasProvider = providers.offer !== null;
  return async (trx: Trx, edits: Edits): Promise<FieldIssue | null> => {
    const wanted = new Map(edits.map(({ target, values }) => [target, values.active]));
    if (!METHODS.some((method) => wanted.get(`setting:payments.${method}`) === false)) return null;
    await lockEdits(trx);
    const { payments } = readSettings(await storedPairs(trx)).settings;
    const isOn = (method: (typeof METHODS)[number]) =>
      wanted.get(`setting:payments.${method}`) ?? payments[method].active;
    const isPayable = isOn("cod") || (hasProvider && isOn("stripe"));
    return isPayable ? null : { path: "edits.0.values.active", problem: "payment_needed" };
  };
}
