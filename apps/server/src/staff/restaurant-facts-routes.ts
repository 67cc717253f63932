import { LOCALES } from "@noren/contract/locales.ts";
import { readSettings } from "@noren/contract/settings.ts";
import type { RestaurantFacts } from "@noren/contract/staff/restaurant-facts.ts";
import { RESTAURANT_FACTS_CALLS } from "@noren/contract/staff/restaurant-facts-calls.ts";
import { storedPairs } from "../catalogue/read-catalogue.ts";
import type { Services } from "../services.ts";
import { makeChange } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls } from "./auth/implement-calls.ts";
import { paymentNeeded } from "./payment-needed.ts";

/** Calls for what the restaurant says of itself, and how it is paid. */
export function restaurantFactsRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, RESTAURANT_FACTS_CALLS, {
    restaurantFacts: {
      summary: "Contacts, legal details, texts and payments, and what is set by the installation",
      answers: "Contacts, legal details, texts and payments",
      run: () => readFacts(services),
    },
    changeRestaurant: {
      summary: "Changes contacts, legal details, texts, or the ways to pay",
      example: {
        body: { edits: [{ target: "setting:contacts", values: { phone: "+33 4 78 00 00 00" } }] },
      },
      answers: "The id under which the action can be undone",
      problems: ["not_found", "changed_since"],
      run: (input) =>
        makeChange(input, services, {
          action: "restaurant_changed",
          edits: input.body.edits,
          refusalOf: paymentNeeded(services),
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
