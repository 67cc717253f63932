import type { DeliverySettings, SlotSettings, TaxSettings } from "@noren/ordering/model.ts";
import type { Ordering } from "@noren/ordering/pause.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { z } from "zod";
import { type Business, businessSchema } from "./business.ts";
import { wireAmount, wireFlag, wireInteger, wireNumber, wireText } from "./codecs.ts";
import { pictureSchema } from "./picture.ts";
import { type RestaurantTexts, textsSchema, wireTexts } from "./restaurant-texts.ts";
import { settingReader } from "./setting-reader.ts";
import { readableOf, withoutNulls } from "./tolerant.ts";

/** The restaurant's settings as records; the wire sends them as name/value pairs. */

const text = wireText(1000).default("");
const count = wireInteger.refine((value) => value >= 0, { error: "integer" });
const MAX_CORNERS = 200;
const amount = wireAmount.refine((value) => value >= 0, { error: "amount" });

const contactsSchema = z.object({
  name: text,
  address: text,
  latitude: wireNumber.nullable().default(null),
  longitude: wireNumber.nullable().default(null),
  phone: text,
  email: text,
  facebook: text,
  twitter: text,
  instagram: text,
  linkedin: text,
  youtube: text,
  pinterest: text,
  tiktok: text,
  /** Some servers store the HTML of an iframe here, which is not an address. */
  google_map: text.refine((address) => /^(https?:\/\/|$)/i.test(address), { error: "link" }),
});

const method = z.object({ active: wireFlag.default(false) });
const paymentsSchema = z.object({ stripe: method, paypal: method, cod: method });

/** The card provider and the data that its browser script needs; see wire.md's additions. */
const cardSchema = z.object({
  provider: z.enum(["stripe", "demo"]),
  publishable_key: text,
  script: text,
});
const captureAt = z.enum(["order", "acceptance"]);

const degrees = (most: number) =>
  wireNumber.refine((value) => Math.abs(value) <= most, { error: "position" });

/** An addition to wire.md. */
export const polygonSchema = z
  .array(z.tuple([degrees(90), degrees(180)]))
  .min(3, { error: "polygon" })
  .max(MAX_CORNERS, { error: "polygon" });

const zone = z.object({
  name: wireText(200),
  city: wireText(200).default(""),
  country: wireText(100).default("France"),
  postal_code: z.codec(z.union([wireText(20), z.number()]), z.string(), {
    decode: String,
    encode: (code) => code,
  }),
  delivery_fee: amount.default(0 as never),
  minimum: amount.exactOptional(),
  free_from: amount.exactOptional(),
  extra_minutes: count.exactOptional(),
  polygon: polygonSchema.exactOptional(),
});

const deliverySchema = z.object({
  max_distance: wireNumber.default(10),
  unit: z.enum(["km", "miles"]).default("km"),
  calculation_type: z.enum(["zone_based", "distance"]).default("zone_based"),
  minimum_order: amount.default(0 as never),
  hard_minimum: amount.default(0 as never),
  flat_charge: amount.default(0 as never),
  base_cost: amount.default(0 as never),
  cost_per_unit: amount.default(0 as never),
  zones: z.array(zone).default([]),
});

const slotsSchema = z.object({
  show_range: wireFlag.default(true),
  remove_first_range: wireFlag.default(false),
  remove_first_range_number: count.default(1),
  remove_last_range: wireFlag.default(false),
  remove_last_range_number: count.default(1),
  minimum_time: count.default(30),
  orders_per_slot: count.default(0),
  pieces_per_slot: count.default(0),
});

const taxSchema = z.object({
  enabled: wireFlag.default(true),
  inclusive: wireFlag.default(true),
  quantity: z.enum(["reference", "exact"]).default("reference"),
  delivery: wireNumber.nullable().default(null),
});

const picture = pictureSchema.nullable().default(null);
const picturesSchema = z.object({
  hero: picture,
  hero_portrait: picture,
  open_graph: picture,
  empty_bag: picture,
});

const instant = z.iso.datetime({ offset: true }).nullable().default(null);
const orderingSchema = z.object({
  paused_until: instant,
  pickup_paused_until: instant,
  delivery_paused_until: instant,
  extra_minutes: count.default(0),
  extra_until: instant,
});

const timezone = z.string().refine(isTimeZone, { error: "timezone" });
const DEFAULT_TIMEZONE = "Europe/Paris";

export type Contacts = z.output<typeof contactsSchema>;
export type Payments = z.output<typeof paymentsSchema>;
/** `script` is the URL of the provider's browser script; the demonstration has none. */
export type CardOffer = z.output<typeof cardSchema>;
/** Addition to wire.md: the restaurant's hosted pictures; null if there is none. */
export type RestaurantPictures = z.output<typeof picturesSchema>;

export type RestaurantSettings = {
  contacts: Contacts;
  payments: Payments;
  /**
   * Addition to wire.md: null if cards are not accepted, or if the server does not name the
   * provider.
   */
  card: CardOffer | null;
  /**
   * When a card payment is captured: when ordering, or authorised then and captured at acceptance.
   */
  capture_at: "order" | "acceptance";
  delivery: DeliverySettings;
  slots: { delivery: SlotSettings; pickup: SlotSettings };
  tax: TaxSettings;
  timezone: string;
  pictures: RestaurantPictures;
  /** Addition to wire.md: pauses and extra minutes (`orderingAt`). */
  ordering: Ordering;
  /** Legal details of the business; empty if not set. */
  business: Business;
  /** Addition to wire.md: the restaurant's own texts; blank ones are left to the site. */
  texts: RestaurantTexts;
};

const value = z.unknown().meta({
  description:
    "Of the setting `features`, each of `delivery.zones` may have additions to wire.md, absent " +
    "where unused: `minimum` (subtotal in euros below which nothing is delivered there), " +
    "`free_from` (subtotal from which the delivery costs nothing), `extra_minutes` (added to the " +
    "lead time) and `polygon` (3 to 200 corners as [latitude, longitude]). A zone of several " +
    "postal codes is several entries with the same name. An address whose position is known is in " +
    "a zone with a polygon by that position, any other address by its postal code.",
});
export const settingPairSchema = z.object({ name: z.string().min(1).max(200), value });
export const settingPairsSchema = z.array(settingPairSchema);
/** Tolerant variant for other servers: unreadable pairs are left out. */
export const readablePairs = readableOf(settingPairSchema);
export type SettingPair = z.output<typeof settingPairSchema>;

/** An unreadable setting by its dotted path; its default is used. */
export type SettingProblem = { path: string; message: string };

/**
 * Never throws: each unreadable key is reported and takes its default. Of a list only unreadable
 * entries are dropped, so that one invalid zone does not end delivery to the others.
 */
export function readSettings(pairs: readonly SettingPair[]): {
  settings: RestaurantSettings;
  problems: SettingProblem[];
} {
  const valueAt = settingReader(pairs);
  const problems: SettingProblem[] = [];

  const read = <T>(schema: z.ZodType<T>, path: string, fallback: T): T => {
    const value = withoutNulls(valueAt(path));
    if (value === undefined) return fallback;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      problems.push({ path: [path, ...issue.path].join("."), message: issue.message });
    return readablePart<T>(schema, value) ?? fallback;
  };

  const section = <S extends z.ZodRawShape>(schema: z.ZodObject<S>, path: string, prefix = "") => {
    const defaults: Record<string, unknown> = schema.parse({});
    for (const [key, field] of Object.entries(schema.shape))
      defaults[key] = read(field as z.ZodType, `${path}.${prefix}${key}`, defaults[key]);
    return defaults as z.output<typeof schema>;
  };

  const settings: RestaurantSettings = {
    contacts: section(contactsSchema, "contacts"),
    payments: {
      stripe: section(method, "payments.stripe"),
      paypal: section(method, "payments.paypal"),
      cod: section(method, "payments.cod"),
    },
    card: read(cardSchema.nullable(), "card", null),
    capture_at: read(captureAt, "features.payments.capture_at", "acceptance"),
    delivery: section(deliverySchema, "features.delivery"),
    slots: {
      delivery: section(slotsSchema, "scheduling"),
      pickup: section(slotsSchema, "scheduling", "pickup_"),
    },
    tax: section(taxSchema, "tax"),
    timezone: read(timezone, "timezone", DEFAULT_TIMEZONE),
    pictures: section(picturesSchema, "pictures"),
    ordering: section(orderingSchema, "ordering"),
    business: section(businessSchema, "business"),
    texts: section(textsSchema, "texts"),
  };
  return { settings, problems };
}

/**
 * For a server that accepts cards through Stripe without sending the publishable key: uses the key
 * of the site configuration.
 */
export function withStripeKey(
  settings: RestaurantSettings,
  publishable_key: string,
): RestaurantSettings {
  const { card, payments } = settings;
  const isCardEnabled = payments.stripe.active || payments.paypal.active;
  if (card !== null || !isCardEnabled || publishable_key === "") return settings;
  return { ...settings, card: { provider: "stripe", publishable_key, script: "" } };
}

/** A list without its unreadable entries; null if the setting is not a list. */
function readablePart<T>(schema: z.ZodType, value: unknown): T | null {
  const list = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  if (!(list instanceof z.ZodArray)) return null;
  const result = readableOf(list.element as z.ZodType).safeParse(value);
  return result.success ? (result.data as T) : null;
}

/** Encodes the settings as the pairs that Noren sends. */
export function settingPairs(settings: RestaurantSettings): SettingPair[] {
  const { contacts, payments, card, capture_at, delivery } = settings;
  const { slots, tax, timezone, pictures } = settings;
  const texts = wireTexts(settings.texts);
  return [
    { name: "contacts", value: z.encode(contactsSchema, contacts) },
    { name: "payments", value: z.encode(paymentsSchema, payments) },
    ...(card === null ? [] : [{ name: "card", value: card }]),
    {
      name: "features",
      value: { delivery: z.encode(deliverySchema, delivery), payments: { capture_at } },
    },
    {
      name: "scheduling",
      value: schedulingOf(
        z.encode(slotsSchema, slots.delivery),
        z.encode(slotsSchema, slots.pickup),
      ),
    },
    { name: "timezone", value: timezone },
    { name: "tax", value: z.encode(taxSchema, tax) },
    { name: "pictures", value: z.encode(picturesSchema, pictures) },
    { name: "ordering", value: settings.ordering },
    { name: "business", value: settings.business },
    ...(texts === null ? [] : [{ name: "texts", value: texts }]),
  ];
}

type Prefixed<Slots> = { [Key in keyof Slots & string as `pickup_${Key}`]: Slots[Key] };

/** The rules of slots as one setting; those of pickups have a prefix (wire.md, Settings). */
export function schedulingOf<Slots extends object>(delivery: Slots, pickup: Slots) {
  const pickups = Object.entries(pickup).map(([key, value]) => [`pickup_${key}`, value]);
  return { ...delivery, ...(Object.fromEntries(pickups) as Prefixed<Slots>) };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(wallClock(0, name));
  } catch {
    return false;
  }
}
