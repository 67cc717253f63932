import type { FieldIssue } from "@noren/contract/field-problems.ts";
import { LOCALES } from "@noren/contract/locales.ts";
import { readSettings } from "@noren/contract/settings.ts";
import type { RestaurantFacts } from "@noren/contract/staff/restaurant-facts.ts";
import { RESTAURANT_FACTS_CALLS } from "@noren/contract/staff/restaurant-facts-calls.ts";
import { storedPairs } from "../catalogue/read-catalogue.ts";
import type { Trx } from "../db/open.ts";
import { lockEdits } from "../editing/rows.ts";
import type { Services } from "../services.ts";
import { makeChange } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls } from "./auth/implement-calls.ts";

const METHODS = ["stripe", "paypal", "cod"] as const;

/** Calls for what the restaurant says of itself, and how it is paid. */
export function restaurantFactsRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, RESTAURANT_FACTS_CALLS, {
    restaurantFacts: {
      answers: "Contacts, legal details, texts and payments",
      run: () => readFacts(services),
    },
    changeRestaurant: {
      answers: "The id under which the action can be undone",
      problems: ["not_found", "changed_since"],
      run: (input) =>
        makeChange(input, services, {
          action: "restaurant_changed",
          edits: input.body.edits,
          refusalOf: (trx, edits) => withoutPayment(trx, edits, services.providers.offer !== null),
        }),
    },
  });
}

async function readFacts({ db, catalogue, config }: Services): Promise<RestaurantFacts> {
  await catalogue.refresh();
  const { settings } = readSettings(await storedPairs(db));
  const { contacts, business, texts, payments } = settings;
  const effective = catalogue.current().settings;
  return {
    contacts,
    business,
    texts,
    payments: {
      stripe: payments.stripe.active,
      paypal: payments.paypal.active,
      cod: payments.cod.active,
    },
    installed: {
      timezone: effective.timezone,
      currency: config.site.currency,
      locales: [...LOCALES],
      is_tax_inclusive: effective.tax.inclusive,
      card_provider: effective.card?.provider ?? null,
    },
  };
}

type Edits = readonly { target: string; values: { active?: boolean | undefined } }[];

/**
 * Null unless nobody could pay any more: a restaurant needs cash, or cards with a provider. PayPal is
 * processed by the provider of cards.
 */
async function withoutPayment(
  trx: Trx,
  edits: Edits,
  hasProvider: boolean,
): Promise<FieldIssue | null> {
  const wanted = new Map(edits.map(({ target, values }) => [target, values.active]));
  if (!METHODS.some((method) => wanted.get(`setting:payments.${method}`) === false)) return null;
  await lockEdits(trx);
  const { payments } = readSettings(await storedPairs(trx)).settings;
  const isOn = (method: (typeof METHODS)[number]) =>
    wanted.get(`setting:payments.${method}`) ?? payments[method].active;
  const isPayable = isOn("cod") || (hasProvider && isOn("stripe"));
  return isPayable ? null : { path: "edits.0.values.active", problem: "payment_needed" };
}
