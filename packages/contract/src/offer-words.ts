import { WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import { formatDate } from "./format/dates.ts";
import { formatList } from "./format/lists.ts";
import { formatMoney } from "./format/money.ts";
import { formatPercent } from "./format/percent.ts";
import { formatTime } from "./format/times.ts";
import { weekdayName } from "./format/weekdays.ts";
import type { Locale } from "./locales.ts";

/** What an offer or a coupon says to a guest, made from the record that the rules read. */

type Conditions = {
  delivery_pickup: Offer["delivery_pickup"];
  minimum_amount: Cents;
  weekdays: readonly Weekday[];
  first_date: string | null;
  last_date: string | null;
};

export type OfferRecord = Pick<Offer, "type" | "value"> &
  Conditions &
  Pick<Offer, "allow_repeat" | "active_times" | "menus" | "categories" | "items">;

export type CouponRecord = Pick<Offer, "type" | "value"> &
  Conditions & { once_per_customer: boolean; max_uses: number | null };

type Name = (id: number) => string;
/** The names of what an offer refers to, by id. */
export type OfferNames = { menu: Name; category: Name; item: Name };

const WORDS = {
  fr: {
    percentage: (value: string) => `${value} de remise`,
    fixed_amount: (value: string) => `${value} de remise par ligne`,
    whole_amount: (value: string) => `${value} de remise`,
    free_item: (name: string) => `« ${name} » offert`,
    buy_one_get_one: "un acheté, un offert",
    free_delivery: "livraison offerte",
    menus: (names: string) => `de la carte ${names}`,
    categories: (names: string) => `dans ${names}`,
    items: (names: string) => `sur ${names}`,
    quoted: (name: string) => `« ${name} »`,
    pickup: "à emporter",
    delivery: "en livraison",
    minimum: (amount: string) => `dès ${amount}`,
    except: (from: string, to: string) => `sauf de ${from} à ${to}`,
    days: (days: string) => `le ${days}`,
    between: (from: string, to: string) => `du ${from} au ${to}`,
    from: (date: string) => `à partir du ${date}`,
    until: (date: string) => `jusqu’au ${date}`,
    once: "une fois par client",
    uses: (count: number) => `${count} fois au plus`,
  },
  en: {
    percentage: (value: string) => `${value} off`,
    fixed_amount: (value: string) => `${value} off each line`,
    whole_amount: (value: string) => `${value} off`,
    free_item: (name: string) => `“${name}” for free`,
    buy_one_get_one: "buy one, get one free",
    free_delivery: "free delivery",
    menus: (names: string) => `from the menu ${names}`,
    categories: (names: string) => `in ${names}`,
    items: (names: string) => `on ${names}`,
    quoted: (name: string) => `“${name}”`,
    pickup: "for pickup",
    delivery: "for delivery",
    minimum: (amount: string) => `from ${amount}`,
    except: (from: string, to: string) => `except from ${from} to ${to}`,
    days: (days: string) => `on ${days}`,
    between: (from: string, to: string) => `from ${from} to ${to}`,
    from: (date: string) => `from ${date} on`,
    until: (date: string) => `until ${date}`,
    once: "once per customer",
    uses: (count: number) => `${count} times at most`,
  },
};

/** "10 % de remise sur « Maki thon », à emporter, dès 25,00 €, le lundi et mardi". */
export function offerSentence(offer: OfferRecord, names: OfferNames, locale: Locale): string {
  const words = WORDS[locale];
  const list = (ids: readonly number[], name: Name) =>
    formatList(
      ids.map((id) => words.quoted(name(id))),
      locale,
    );
  const { menus, categories, items, allow_repeat, active_times } = offer;
  const scope = [
    items.length > 0 && words.items(list(items, names.item)),
    categories.length > 0 && words.categories(list(categories, names.category)),
    menus.length > 0 && words.menus(list(menus, names.menu)),
  ].filter((part) => part !== false);
  const window =
    !allow_repeat && active_times !== null && active_times.start !== active_times.end
      ? [words.except(formatTime(active_times.start, locale), formatTime(active_times.end, locale))]
      : [];
  const effect = [effectOf(offer, names.item, locale), ...scope].join(" ");
  return [effect, ...conditionsOf(offer, locale), ...window].join(", ");
}

/** "10 % de remise, dès 20,00 €, une fois par client, 100 fois au plus". */
export function couponSentence(coupon: CouponRecord, locale: Locale): string {
  const words = WORDS[locale];
  // A coupon's amount is taken once, that of an offer from every line.
  const effect =
    coupon.type === "fixed_amount"
      ? words.whole_amount(formatMoney(coupon.value as Cents, locale))
      : effectOf(coupon, String, locale);
  return [
    effect,
    ...conditionsOf(coupon, locale),
    ...(coupon.once_per_customer ? [words.once] : []),
    ...(coupon.max_uses === null ? [] : [words.uses(coupon.max_uses)]),
  ].join(", ");
}

function effectOf(
  { type, value }: Pick<Offer, "type" | "value">,
  itemName: Name,
  locale: Locale,
): string {
  const words = WORDS[locale];
  switch (type) {
    case "percentage":
      return words.percentage(formatPercent(value, locale));
    case "fixed_amount":
      return words.fixed_amount(formatMoney(value as Cents, locale));
    case "free_item":
      return words.free_item(itemName(value));
    default:
      return words[type];
  }
}

function conditionsOf(conditions: Conditions, locale: Locale): string[] {
  const words = WORDS[locale];
  const { delivery_pickup, minimum_amount, weekdays, first_date, last_date } = conditions;
  const days = WEEKDAYS.filter((day) => weekdays.includes(day));
  const from = first_date && formatDate(first_date, locale);
  const until = last_date && formatDate(last_date, locale);
  return [
    delivery_pickup !== "both" && words[delivery_pickup],
    minimum_amount > 0 && words.minimum(formatMoney(minimum_amount, locale)),
    days.length > 0 &&
      words.days(
        formatList(
          days.map((day) => weekdayName(day, locale)),
          locale,
        ),
      ),
    from !== null && until !== null && words.between(from, until),
    from !== null && until === null && words.from(from),
    from === null && until !== null && words.until(until),
  ].filter((part) => part !== false);
}
