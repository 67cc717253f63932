import type { Locale } from "@noren/contract/locales.ts";
import type { Fact, RestaurantFacts } from "./legal-text.ts";

const LABELS = {
  fr: {
    legal_name: "Dénomination",
    legal_form: "Forme juridique",
    share_capital: "Capital social",
    registered_office: "Siège",
    siret: "SIRET",
    registration: "Immatriculation",
    vat_number: "TVA intracommunautaire",
    phone: "Téléphone",
    email: "E-mail",
    publication_director: "Direction de la publication",
    host_name: "Hébergeur",
    host_address: "Adresse",
    host_phone: "Téléphone",
    mediator_name: "Médiateur",
    mediator_address: "Adresse",
    mediator_website: "Site",
    missing: "non renseigné",
  },
  en: {
    legal_name: "Legal name",
    legal_form: "Legal form",
    share_capital: "Share capital",
    registered_office: "Registered office",
    siret: "SIRET (French business number)",
    registration: "Registration",
    vat_number: "VAT number",
    phone: "Phone",
    email: "E-mail",
    publication_director: "Responsible for publication",
    host_name: "Host",
    host_address: "Address",
    host_phone: "Phone",
    mediator_name: "Mediator",
    mediator_address: "Address",
    mediator_website: "Website",
    missing: "not provided",
  },
} satisfies Record<Locale, Record<string, string>>;

type Label = keyof (typeof LABELS)["fr"];

/** Not every business has these, so an empty value is not shown as missing. */
const OPTIONAL: readonly Label[] = ["share_capital", "vat_number"];

function stated(values: Partial<Record<Label, string>>, locale: Locale): Fact[] {
  const labels = LABELS[locale];
  return Object.entries(values)
    .filter(([key, value]) => value !== "" || !OPTIONAL.includes(key as Label))
    .map(([key, value]) => ({ label: labels[key as Label], value: value || labels.missing }));
}

/** Publisher of the site (LCEN, article 1-1). */
export function publisherFacts(facts: RestaurantFacts, locale: Locale): Fact[] {
  const { business, restaurant, address, phone, email } = facts;
  const { legal_form, share_capital, siret, registration, vat_number } = business;
  return stated(
    {
      legal_name: business.legal_name || restaurant,
      legal_form,
      share_capital,
      registered_office: business.registered_office || address,
      siret,
      registration,
      vat_number,
      phone,
      email,
      publication_director: business.publication_director,
    },
    locale,
  );
}

/** Hosting provider of the site (LCEN, article 1-1). */
export function hostFacts({ business }: RestaurantFacts, locale: Locale): Fact[] {
  const { host_name, host_address, host_phone } = business;
  return stated({ host_name, host_address, host_phone }, locale);
}

/** Consumer mediator (Code de la consommation, R. 616-1). */
export function mediatorFacts({ business }: RestaurantFacts, locale: Locale): Fact[] {
  const { mediator_name, mediator_address, mediator_website } = business;
  return stated({ mediator_name, mediator_address, mediator_website }, locale);
}

/** The restaurant's name, followed by the legal name if that differs. */
export function fullName({ restaurant, business: { legal_name } }: RestaurantFacts): string {
  return legal_name === "" || legal_name === restaurant
    ? restaurant
    : `${restaurant} (${legal_name})`;
}
