import type { z } from "zod";
import type { Locale } from "./locales.ts";

/** Messages of field errors, by the short codes that the schemas use as their messages. */
const FIELD_PROBLEMS = {
  required: { fr: "Ce champ est obligatoire.", en: "This field is required." },
  email: {
    fr: "Cette adresse e-mail n’est pas valable.",
    en: "This e-mail address is not valid.",
  },
  too_long: { fr: "C’est trop long.", en: "This is too long." },
  too_short: {
    fr: "Il faut au moins trois caractères.",
    en: "At least three characters are needed.",
  },
  text: { fr: "Un texte est attendu.", en: "Text is expected." },
  number: { fr: "Un nombre est attendu.", en: "A number is expected." },
  integer: { fr: "Un nombre entier est attendu.", en: "A whole number is expected." },
  id: { fr: "Un identifiant est attendu.", en: "An id is expected." },
  amount: { fr: "Un montant est attendu.", en: "An amount is expected." },
  percent: { fr: "Un taux de 0 à 100 est attendu.", en: "A rate from 0 to 100 is expected." },
  flag: { fr: "Oui ou non est attendu.", en: "Yes or no is expected." },
  quantity: {
    fr: "La quantité va de 1 à 99.",
    en: "The quantity goes from 1 to 99.",
  },
  choice_quantity: {
    fr: "La quantité va de 0 à 99.",
    en: "The quantity goes from 0 to 99.",
  },
  cutlery: {
    fr: "De 0 à 20 jeux de couverts.",
    en: "From 0 to 20 sets of cutlery.",
  },
  list: { fr: "Une liste est attendue.", en: "A list is expected." },
  allergen: {
    fr: "L’un des 14 allergènes est attendu, comme «\u00a0fish\u00a0».",
    en: "One of the 14 allergens is expected, such as “fish”.",
  },
  diet: {
    fr: "Un régime connu est attendu, comme «\u00a0vegan\u00a0».",
    en: "A known diet is expected, such as “vegan”.",
  },
  date: {
    fr: "Une date comme 2026-11-21 est attendue.",
    en: "A date such as 2026-11-21 is expected.",
  },
  date_ahead: {
    fr: "Une date qui existe, aujourd’hui ou plus tard, est attendue.",
    en: "A date that exists, today or later, is expected.",
  },
  date_far: {
    fr: "Une date d’ici à deux ans est attendue.",
    en: "A date within the next two years is expected.",
  },
  same_times: {
    fr: "La fin doit différer du début.",
    en: "The end has to differ from the start.",
  },
  slot_too_long: {
    fr: "Le créneau est plus long que le service.",
    en: "The slot is longer than the service.",
  },
  outside_service: {
    fr: "Une heure pendant le service est attendue.",
    en: "A time during the service is expected.",
  },
  overlap: {
    fr: "Ce service en chevauche un autre, pour la même carte et la même façon de commander.",
    en: "This service overlaps another one, for the same menu and the same kind of order.",
  },
  siret: {
    fr: "Un SIRET a 14 chiffres, dont le dernier est une clé.",
    en: "A SIRET has 14 digits, the last of which is a check digit.",
  },
  vat_number: {
    fr: "Un numéro comme FR83404833048 est attendu.",
    en: "A number such as FR83404833048 is expected.",
  },
  payment_needed: {
    fr: "Il faut au moins une façon de payer.",
    en: "At least one way to pay is needed.",
  },
  uses: {
    fr: "De 1 à 1\u00a0000\u00a0000 fois, ou rien\u00a0: sans limite.",
    en: "From 1 to 1,000,000 times, or nothing: no limit.",
  },
  ends_before: { fr: "La fin est avant le début.", en: "The end is before the start." },
  coupon_code: {
    fr: "Un code sans espace ni deux-points est attendu.",
    en: "A code without spaces or colons is expected.",
  },
  code_taken: { fr: "Ce code existe déjà.", en: "This code exists already." },
  order_type: {
    fr: "«\u00a0both\u00a0», «\u00a0pickup\u00a0» ou «\u00a0delivery\u00a0» est attendu.",
    en: "“both”, “pickup” or “delivery” is expected.",
  },
  zone_minutes: { fr: "De 0 à 180 minutes.", en: "From 0 to 180 minutes." },
  distance: { fr: "Une distance de 0 à 1\u00a0000.", en: "A distance from 0 to 1,000." },
  polygon: {
    fr: "De 3 à 200 points, chacun comme 45.76, 4.83.",
    en: "From 3 to 200 points, each such as 45.76, 4.83.",
  },
  position: {
    fr: "Une latitude et une longitude comme 45.76, 4.83 sont attendues.",
    en: "A latitude and a longitude such as 45.76, 4.83 are expected.",
  },
  lead_minutes: { fr: "De 0 à 1\u00a0440 minutes.", en: "From 0 to 1,440 minutes." },
  removed_slots: { fr: "De 1 à 99 créneaux.", en: "From 1 to 99 slots." },
  time: { fr: "Une heure comme 19:30 est attendue.", en: "A time such as 19:30 is expected." },
  time_range: {
    fr: "Un horaire comme 19:30-19:45 est attendu.",
    en: "A time such as 19:30-19:45 is expected.",
  },
  link: {
    fr: "Une adresse comme https://… est attendue.",
    en: "An address such as https://… is expected.",
  },
  timezone: { fr: "Ce fuseau horaire est inconnu.", en: "This time zone is unknown." },
  payment_method: {
    fr: "«\u00a0cash\u00a0» ou «\u00a0card\u00a0» est attendu.",
    en: "“cash” or “card” is expected.",
  },
  status: {
    fr: "«\u00a0pending\u00a0» ou «\u00a0paid\u00a0» est attendu.",
    en: "“pending” or “paid” is expected.",
  },
  password_length: {
    fr: "Un mot de passe a de 8 à 1 000 caractères.",
    en: "A password has 8 to 1,000 characters.",
  },
  password_common: {
    fr: "Ce mot de passe est parmi les plus courants.",
    en: "This password is among the most common ones.",
  },
  page: { fr: "Une page à partir de 1 est attendue.", en: "A page from 1 on is expected." },
  page_limit: {
    fr: "De 1 à 100 par page.",
    en: "From 1 to 100 a page.",
  },
  role: {
    fr: "«\u00a0owner\u00a0», «\u00a0manager\u00a0» ou «\u00a0kitchen\u00a0» est attendu.",
    en: "“owner”, “manager” or “kitchen” is expected.",
  },
  hint: {
    fr: "«\u00a0bell\u00a0», «\u00a0accept\u00a0» ou «\u00a0next_step\u00a0» est attendu.",
    en: "“bell”, “accept” or “next_step” is expected.",
  },
  locale: {
    fr: "«\u00a0fr\u00a0» ou «\u00a0en\u00a0» est attendu.",
    en: "“fr” or “en” is expected.",
  },
  instant: {
    fr: "Un instant comme 2026-11-21T19:30:00+01:00 est attendu.",
    en: "An instant such as 2026-11-21T19:30:00+01:00 is expected.",
  },
  minutes: { fr: "De 1 à 1 440 minutes.", en: "From 1 to 1,440 minutes." },
  extra_minutes: { fr: "De 1 à 180 minutes.", en: "From 1 to 180 minutes." },
  extra_choices: {
    fr: "De une à quatre durées, séparées par des virgules.",
    en: "One to four times, separated by commas.",
  },
  per_slot: {
    fr: "De 1 à 999, ou rien\u00a0: sans limite.",
    en: "From 1 to 999, or nothing: no limit.",
  },
  target: {
    fr: "«\u00a0dish:12\u00a0» ou «\u00a0choice:3:71\u00a0», par exemple, est attendu.",
    en: "“dish:12” or “choice:3:71”, for example, is expected.",
  },
  targets: { fr: "De 1 à 500 plats ou choix.", en: "From 1 to 500 dishes or choices." },
  daily_count: {
    fr: "De 0 à 9\u00a0999, ou rien\u00a0: sans limite.",
    en: "From 0 to 9,999, or nothing: no limit.",
  },
  price: { fr: "De 0 à 10\u00a0000\u00a0€.", en: "From 0 to €10,000." },
  edits: {
    fr: "De 1 à 1\u00a0000 changements à la fois.",
    en: "From 1 to 1,000 changes at a time.",
  },
  other_kind: {
    fr: "Ce champ n’existe pas ici.",
    en: "This field does not exist here.",
  },
  twice: { fr: "Deux fois la même chose.", en: "The same thing twice." },
  below_min: {
    fr: "Le maximum est inférieur au minimum.",
    en: "The maximum is below the minimum.",
  },
  earlier_option: {
    fr: "La condition doit être un choix proposé plus haut, lui-même sans condition.",
    en: "The condition has to be a choice offered above, without a condition itself.",
  },
  unknown_reference: {
    fr: "Ce qui est nommé ici n’existe pas, ou plus.",
    en: "What is named here does not exist, or no longer.",
  },
  not_a_choice: {
    fr: "Un plat qui demande un choix, ou une formule, ne peut pas être un choix.",
    en: "A dish that requires a choice, or a set menu, cannot be a choice.",
  },
  dishes_counted: { fr: "Seuls les plats se comptent.", en: "Only dishes are counted." },
  local_time: {
    fr: "Une date et une heure comme 2026-11-30T06:00 sont attendues.",
    en: "A date and a time such as 2026-11-30T06:00 are expected.",
  },
  past: { fr: "Ce moment est passé.", en: "This moment has passed." },
  future: { fr: "Ce moment n’est pas encore passé.", en: "This moment has not passed yet." },
  promise_past: { fr: "Cette heure est passée.", en: "This time has passed." },
  pause_type: {
    fr: "«\u00a0both\u00a0», «\u00a0pickup\u00a0» ou «\u00a0delivery\u00a0» est attendu.",
    en: "“both”, “pickup” or “delivery” is expected.",
  },
  until: {
    fr: "«\u00a0service\u00a0» ou «\u00a0today\u00a0» est attendu.",
    en: "“service” or “today” is expected.",
  },
  url: {
    fr: "Une adresse comme https://… est attendue.",
    en: "An address such as https://… is expected.",
  },
  host: {
    fr: "Un nom ou une adresse comme 192.168.1.50 est attendu.",
    en: "A name or an address such as 192.168.1.50 is expected.",
  },
  port: { fr: "Un port de 1 à 65535 est attendu.", en: "A port from 1 to 65535 is expected." },
  own_port: {
    fr: "Ce port est celui de Noren ou de ses services\u00a0: aucune imprimante n’y écoute.",
    en: "This port is used by Noren or its services: no printer listens there.",
  },
  copies: { fr: "De 1 à 5 exemplaires.", en: "From 1 to 5 copies." },
  printer_columns: { fr: "48, 42 ou 32 est attendu.", en: "48, 42 or 32 is expected." },
  code_page: { fr: "16, 19, 4 ou 0 est attendu.", en: "16, 19, 4 or 0 is expected." },
  print_kind: {
    fr: "«\u00a0ticket\u00a0» ou «\u00a0label\u00a0» est attendu.",
    en: "“ticket” or “label” is expected.",
  },
  document_kind: {
    fr: "«\u00a0ticket\u00a0», «\u00a0label\u00a0» ou «\u00a0cancellation\u00a0» est attendu.",
    en: "“ticket”, “label” or “cancellation” is expected.",
  },
  print_when: {
    fr: "«\u00a0acceptance\u00a0» ou «\u00a0arrival\u00a0» est attendu.",
    en: "“acceptance” or “arrival” is expected.",
  },
  reason: { fr: "Un motif connu est attendu.", en: "A known reason is expected." },
  invalid: { fr: "Cette valeur n’est pas valable.", en: "This value is not valid." },
} satisfies Record<string, Record<Locale, string>>;

export type FieldProblem = keyof typeof FIELD_PROBLEMS;
export type FieldIssue = { path: string; problem: FieldProblem };

function isFieldProblem(code: string): code is FieldProblem {
  return Object.hasOwn(FIELD_PROBLEMS, code);
}

/**
 * Field errors of a schema, by path. An absent field is `required`, whatever its type; an unknown
 * code becomes `invalid`.
 */
export function fieldIssues(error: z.ZodError, input: unknown): FieldIssue[] {
  return error.issues.map(({ path, message }) => {
    const problem = isMissing(input, path) ? "required" : message;
    return {
      path: fieldPath(path),
      problem: isFieldProblem(problem) ? problem : "invalid",
    };
  });
}

/** The `errors` of `validation_failed`: localized messages by field path. */
export function fieldErrors(
  issues: readonly FieldIssue[],
  locale: Locale,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, problem } of issues) {
    const sentence = FIELD_PROBLEMS[problem][locale];
    const known = errors[path] ?? [];
    errors[path] = known.includes(sentence) ? known : [...known, sentence];
  }
  return errors;
}

/** For instance `items.0.quantity`; the request body itself is `body`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.map(String).join(".") || "body";
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return false;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return path.length > 0 && (value === undefined || value === null);
}
