import type { CardApi } from "@noren/contract/card-api.ts";
import { createCardApi } from "@noren/contract/card-api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { PersonalForm } from "../form/checkout-form.ts";
import { type CardPayer, cardIntents } from "./card-intents.ts";

/** Shared by the tabs: the payment tab continues what the personal tab began. */
export const pageIntents = cardIntents();

/** The card payment calls over the network; kept out of the API that every page loads. */
export function cardApiAt(apiRoot: string, locale: Locale): CardApi {
  return createCardApi(apiRoot, (request) => fetch(request), locale);
}

export function payerOf({ first_name, last_name, email, phone }: PersonalForm): CardPayer {
  const name = `${first_name.trim()} ${last_name.trim()}`.trim();
  return { email: email.trim(), name, phone: phone.trim() };
}

/** In the background; if it fails, the payment tab retries. */
export function prepareCustomer(api: CardApi, personal: PersonalForm): void {
  void pageIntents.customer(api, payerOf(personal));
}
