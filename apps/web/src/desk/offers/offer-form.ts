import { isRecord } from "@noren/contract/api-problem.ts";
import { centsToEuros, eurosToCents } from "@noren/contract/euros.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { CouponRecord, OfferRecord } from "@noren/contract/offer-words.ts";
import type { OffersAddition, StaffCoupon, StaffOffer } from "@noren/contract/staff/offers.ts";
import { MINUTES_PER_DAY } from "@noren/ordering/clock.ts";
import type { Weekday } from "@noren/ordering/model.ts";
import { asCents, ZERO } from "@noren/ordering/money.ts";
import { instantFrom, wallClock } from "@noren/ordering/zone.ts";
import { readHundredths, readPrice, writePrice } from "../menu/prices.ts";

/** The form of an offer or a coupon: texts as typed, dates as `YYYY-MM-DD`, and lists of ids. */

const TEXTS = [
  ...(["code", "name", "name_en", "type", "value", "minimum_amount", "delivery_pickup"] as const),
  ...(["first_date", "last_date", "start", "end", "max_uses"] as const),
] as const;
const LISTS = ["weekdays", "menus", "categories", "items"] as const;
const FLAGS = ["once_per_customer"] as const;
export type TextName = (typeof TEXTS)[number];
export type ListName = (typeof LISTS)[number];

export type OfferForm = Record<TextName, string> &
  Record<ListName, string[]> &
  Record<(typeof FLAGS)[number], boolean>;

type OfferValues = Extract<OffersAddition, { kind: "offer" }>["values"];
type CouponValues = Extract<OffersAddition, { kind: "coupon" }>["values"];

export const NEW_FORM: OfferForm = {
  ...{ code: "", name: "", name_en: "", type: "percentage", value: "10", minimum_amount: "" },
  ...{ delivery_pickup: "both", first_date: "", last_date: "", start: "", end: "", max_uses: "" },
  ...{ weekdays: [], menus: [], categories: [], items: [], once_per_customer: false },
};

export function offerFormIn(value: unknown): OfferForm | null {
  const isForm =
    isRecord(value) &&
    TEXTS.every((name) => typeof value[name] === "string") &&
    LISTS.every((name) => {
      const list = value[name];
      return Array.isArray(list) && list.every((one) => typeof one === "string");
    }) &&
    FLAGS.every((name) => typeof value[name] === "boolean");
  return isForm ? (value as OfferForm) : null;
}

/** A percentage, an amount in euros, or the id of a dish, as it is typed. */
function writeValue({ type, value }: { type: string; value: number }, locale: Locale): string {
  if (type === "free_item") return String(value);
  return type === "percentage" || type === "fixed_amount"
    ? writePrice(eurosToCents(value), locale).replace(/[.,]00$/, "")
    : "";
}

export function formOfOffer(offer: StaffOffer, locale: Locale): OfferForm {
  const { allow_repeat, active_times } = offer;
  const window = allow_repeat ? null : active_times;
  return {
    ...NEW_FORM,
    name: offer.name,
    name_en: offer.name_en ?? "",
    type: offer.type,
    value: writeValue(offer, locale),
    minimum_amount: offer.minimum_amount === 0 ? "" : writePrice(offer.minimum_amount, locale),
    delivery_pickup: offer.delivery_pickup,
    first_date: offer.first_date ?? "",
    last_date: offer.last_date ?? "",
    start: window?.start ?? "",
    end: window?.end ?? "",
    weekdays: [...offer.weekdays],
    menus: offer.menus.map(String),
    categories: offer.categories.map(String),
    items: offer.items.map(String),
  };
}

/** A coupon's moments are shown as its first and last day. */
export function formOfCoupon(coupon: StaffCoupon, locale: Locale, timezone: string): OfferForm {
  const { starts_at, ends_at, max_uses } = coupon;
  const dateOf = (text: string, shift: number) =>
    wallClock(Date.parse(text) + shift, timezone).date;
  return {
    ...NEW_FORM,
    code: coupon.code,
    type: coupon.type,
    value: writeValue(coupon, locale),
    minimum_amount: coupon.minimum_amount === 0 ? "" : writePrice(coupon.minimum_amount, locale),
    delivery_pickup: coupon.delivery_pickup,
    first_date: starts_at === null ? "" : dateOf(starts_at, 0),
    last_date: ends_at === null ? "" : dateOf(ends_at, -1),
    max_uses: max_uses === null ? "" : String(max_uses),
    weekdays: [...coupon.weekdays],
    once_per_customer: coupon.once_per_customer,
  };
}

export type FormRead = { offer: OfferValues; coupon: CouponValues; wrong: TextName[] };

/** The values of a form, as the API takes them; `wrong`: fields that are no value. */
export function readForm(form: OfferForm, kind: "offer" | "coupon", timezone: string): FormRead {
  const wrong: TextName[] = [];
  const { type } = form;
  const value = readValue();
  const minimum = form.minimum_amount.trim() === "" ? ZERO : readPrice(form.minimum_amount);
  if (minimum === null) wrong.push("minimum_amount");
  const isWindow = form.start !== "" || form.end !== "";
  if (isWindow && (form.start === "" || form.end === "")) wrong.push("end");
  if (kind === "offer" && form.name.trim() === "") wrong.push("name");
  if (kind === "coupon" && !/^[^\s:]+$/u.test(form.code.trim())) wrong.push("code");
  if (!/^(\d{1,7})?$/.test(form.max_uses.trim())) wrong.push("max_uses");
  if (form.first_date && form.last_date && form.last_date < form.first_date)
    wrong.push("last_date");
  const common = {
    value,
    delivery_pickup: form.delivery_pickup as OfferValues["delivery_pickup"],
    minimum_amount: centsToEuros(minimum ?? ZERO),
    weekdays: form.weekdays as Weekday[],
  };
  const ids = (list: ListName) => form[list].map(Number).sort((a, b) => a - b);
  const at = (date: string, minutes: number) =>
    date === "" ? null : new Date(instantFrom(date, minutes, timezone)).toISOString();
  return {
    offer: {
      ...common,
      type: type as OfferValues["type"],
      name: form.name.trim(),
      name_en: form.name_en.trim() || null,
      is_active: true,
      allow_repeat: !isWindow,
      active_times: isWindow ? { start: form.start, end: form.end } : null,
      first_date: form.first_date || null,
      last_date: form.last_date || null,
      menus: ids("menus"),
      categories: ids("categories"),
      items: ids("items"),
    },
    coupon: {
      ...common,
      type: type as CouponValues["type"],
      starts_at: at(form.first_date, 0),
      ends_at: at(form.last_date, MINUTES_PER_DAY),
      max_uses: form.max_uses.trim() === "" ? null : Number(form.max_uses),
      once_per_customer: form.once_per_customer,
    },
    wrong,
  };

  function readValue(): number {
    if (type === "free_item") {
      if (!/^[1-9]\d*$/.test(form.value)) wrong.push("value");
      return Number(form.value) || 0;
    }
    if (type !== "percentage" && type !== "fixed_amount") return 0;
    const hundredths = readHundredths(form.value);
    if (hundredths === null || hundredths === 0) wrong.push("value");
    return (hundredths ?? 0) / 100;
  }
}

/** What the form's offer says to a guest. */
export function offerRecord(values: OfferValues): OfferRecord {
  const { type } = values;
  const value = Number(values.value);
  return {
    ...values,
    value: type === "fixed_amount" ? eurosToCents(value) : value,
    minimum_amount: asCents(eurosToCents(Number(values.minimum_amount))),
  } as OfferRecord;
}

/** What the form's coupon says to a guest. */
export function couponRecord(form: OfferForm, values: CouponValues): CouponRecord {
  const { type, max_uses, once_per_customer } = values;
  const value = Number(values.value);
  return {
    type,
    value: type === "fixed_amount" ? eurosToCents(value) : value,
    delivery_pickup: values.delivery_pickup,
    minimum_amount: eurosToCents(Number(values.minimum_amount)),
    weekdays: form.weekdays as Weekday[],
    first_date: form.first_date || null,
    last_date: form.last_date || null,
    max_uses: max_uses === null ? null : Number(max_uses),
    once_per_customer: once_per_customer === true,
  } as CouponRecord;
}
