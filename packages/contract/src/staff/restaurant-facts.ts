import { z } from "zod";
import { isSiret, isVatNumber } from "../business-numbers.ts";
import { wireFlag, wireNumber, wireText } from "../codecs.ts";
import { LOCALES } from "../locales.ts";
import { textsSchema } from "../restaurant-texts.ts";
import { isEmailAddress, isVisible } from "../typed-text.ts";
import { type EditableKind, editsIn } from "./edits.ts";

/** Schemas of what the restaurant says of itself: contacts, legal details, texts and payments. */

const line = wireText(300).trim();
const link = wireText(500)
  .trim()
  .refine((text) => text === "" || /^https:\/\/[^\s/]+\.[^\s]+$/i.test(text), { error: "link" });
const degrees = (most: number) =>
  wireNumber.refine((value) => Math.abs(value) <= most, { error: "position" }).nullable();

const contacts = {
  name: line.refine(isVisible, { error: "required" }),
  address: line,
  latitude: degrees(90),
  longitude: degrees(180),
  phone: wireText(40).trim(),
  email: line.refine((text) => text === "" || isEmailAddress(text), { error: "email" }),
  google_map: link,
  facebook: link,
  twitter: link,
  instagram: link,
  linkedin: link,
  youtube: link,
  pinterest: link,
  tiktok: link,
};

const business = {
  legal_name: line,
  legal_form: line,
  share_capital: line,
  siret: line.refine((text) => text === "" || isSiret(text), { error: "siret" }),
  registration: line,
  vat_number: line.refine((text) => text === "" || isVatNumber(text), { error: "vat_number" }),
  registered_office: line,
  publication_director: line,
  host_name: line,
  host_address: line,
  host_phone: wireText(40).trim(),
  mediator_name: line,
  mediator_address: line,
  mediator_website: link,
};

/** Without their defaults: an absent field is not changed. */
const texts = {
  home: textsSchema.shape.home.unwrap(),
  about: textsSchema.shape.about.unwrap(),
  notices: textsSchema.shape.notices.unwrap(),
};
const payment = { active: wireFlag };

const RESTAURANT_KINDS = {
  contacts: { target: /^setting:contacts$/, fields: contacts },
  business: { target: /^setting:business$/, fields: business },
  texts: { target: /^setting:texts$/, fields: texts },
  payment: { target: /^setting:payments\.(stripe|paypal|cod)$/, fields: payment },
} as const satisfies Record<string, EditableKind>;

/** One action: all edits are made, or none. */
export const restaurantChange = editsIn(
  RESTAURANT_KINDS,
  z.object({ ...contacts, ...business, ...payment, ...texts }).partial(),
);

export const restaurantFactsSchema = z.object({
  contacts: z.object({ ...contacts, name: line, email: line, google_map: z.string() }),
  business: z.object({ ...business, siret: line, vat_number: line, mediator_website: line }),
  texts: textsSchema,
  payments: z.object({ stripe: wireFlag, paypal: wireFlag, cod: wireFlag }),
  /** What is set where the server is installed, and only shown here. */
  installed: z.object({
    timezone: z.string(),
    currency: z.string(),
    locales: z.array(z.enum(LOCALES)),
    /** Whether prices contain the tax. */
    is_tax_inclusive: wireFlag,
    /** Null: no provider takes cards. */
    card_provider: z.string().nullable(),
  }),
});

export type RestaurantChange = z.input<typeof restaurantChange>;
export type RestaurantFacts = z.output<typeof restaurantFactsSchema>;
