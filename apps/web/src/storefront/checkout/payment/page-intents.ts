import type { CardApi } from "@noren/contract/card-api.ts";
import { createCardApi } from "@noren/contract/card-api.ts";
import type { Locale } from "@noren/contract/problems.ts";
import type { PersonalForm } from "../form/checkout-form.ts";
import { type CardPayer, cardIntents } from "./card-intents.ts";

/** Those of this page: what the personal step began, the payment step goes on with. */
export const pageIntents = cardIntents();

/** The calls of card payments over the network; apart from the others, which every page has. */
export function cardApiAt(apiRoot: string, locale: Locale): CardApi {
  return createCardApi(apiRoot, (request) => fetch(request), locale);
}

export function payerOf({ first_name, last_name, email, phone }: PersonalForm): CardPayer {
  const name = `${first_name.trim()} ${last_name.trim()}`.trim();
  return { email: email.trim(), name, phone: phone.trim() };
}

/** In the background: where it fails, the payment step asks again. */
export function prepareCustomer(api: CardApi, personal: PersonalForm): void {
  void pageIntents.customer(api, payerOf(personal));
}
