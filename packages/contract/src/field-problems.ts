import type { z } from "zod";
import type { Locale } from "./locales.ts";

/** Messages of field errors, by the short codes that the schemas use as their messages. */
const FIELD_PROBLEMS: Record<string, { fr: string; en: string }> = {
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
  date: {
    fr: "Une date comme 2026-11-21 est attendue.",
    en: "A date such as 2026-11-21 is expected.",
  },
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
  lesson: {
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
  print_kind: {
    fr: "«\u00a0ticket\u00a0» ou «\u00a0label\u00a0» est attendu.",
    en: "“ticket” or “label” is expected.",
  },
  paper_kind: {
    fr: "«\u00a0ticket\u00a0», «\u00a0label\u00a0» ou «\u00a0cancellation\u00a0» est attendu.",
    en: "“ticket”, “label” or “cancellation” is expected.",
  },
  print_when: {
    fr: "«\u00a0acceptance\u00a0» ou «\u00a0arrival\u00a0» est attendu.",
    en: "“acceptance” or “arrival” is expected.",
  },
  reason: { fr: "Un motif connu est attendu.", en: "A known reason is expected." },
  invalid: { fr: "Cette valeur n’est pas valable.", en: "This value is not valid." },
};

export type FieldIssue = { path: string; problem: string };

/**
 * Field errors of a schema, by path. An absent field is `required`, whatever its type; an unknown
 * code becomes `invalid`.
 */
export function fieldIssues(error: z.ZodError, input: unknown): FieldIssue[] {
  return error.issues.map(({ path, message }) => {
    const problem = isMissing(input, path) ? "required" : message;
    return {
      path: fieldPath(path),
      problem: Object.hasOwn(FIELD_PROBLEMS, problem) ? problem : "invalid",
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
    const sentence = (FIELD_PROBLEMS[problem] ?? FIELD_PROBLEMS.invalid)?.[locale] ?? problem;
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
