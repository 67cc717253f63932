import { isRecord } from "@noren/contract/api-problem.ts";
import { type FieldProblem, fieldErrors } from "@noren/contract/field-problems.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { serviceProblems } from "@noren/ordering/service-problems.ts";
import type { Service } from "@noren/ordering/services.ts";
import { randomId } from "../../platform/random-id.ts";

const ORDER_TYPES = ["pickup", "delivery"] as const;
const DEFAULT_MINUTES = "15";

const TEXTS = ["key", "start", "end", "pickup", "delivery", "first_order", "last_order"] as const;

/**
 * A service as a person edits it: pickups and deliveries at the same time are one. `key` is for
 * React alone; `pickup` and `delivery` are the length of a slot in minutes as typed, empty where
 * the service has no such orders; `first_order` and `last_order` are empty where they follow from
 * the service; `menus` are ids, and empty means every menu.
 */
export type ServiceCard = Record<(typeof TEXTS)[number], string> & { menus: number[] };
type CardField = "start" | "end" | OrderType | "menus" | "first_order" | "last_order";
export type CardErrors = Partial<Record<CardField, string>>;

export function newCard(): ServiceCard {
  const minutes = { pickup: DEFAULT_MINUTES, delivery: DEFAULT_MINUTES };
  const open = { menus: [], first_order: "", last_order: "" };
  return { key: randomId(crypto), start: "", end: "", ...minutes, ...open };
}

export function cardsOf(services: readonly Service[]): ServiceCard[] {
  const cards: ServiceCard[] = [];
  for (const { start, end, menus, first_order, last_order, ...service } of services) {
    const minutes = String(service.slot_minutes);
    const alike = cards.find(
      (one) =>
        one.start === start &&
        one.end === end &&
        one.menus.join() === menus.join() &&
        one.first_order === (first_order ?? "") &&
        one.last_order === (last_order ?? "") &&
        service.order_types.every((type) => one[type] === ""),
    );
    const added = Object.fromEntries(service.order_types.map((type) => [type, minutes]));
    if (alike) Object.assign(alike, added);
    else
      cards.push({
        ...{ key: randomId(crypto), start, end, pickup: "", delivery: "", menus },
        ...{ first_order: first_order ?? "", last_order: last_order ?? "" },
        ...added,
      });
  }
  return cards;
}

/** What was typed on an earlier visit; null where it is no form. */
export function cardsIn(value: unknown): ServiceCard[] | null {
  return Array.isArray(value) && value.every(isCard) ? value : null;
}

function isCard(value: unknown): value is ServiceCard {
  return (
    isRecord(value) &&
    TEXTS.every((name) => typeof value[name] === "string") &&
    Array.isArray(value.menus) &&
    value.menus.every(Number.isSafeInteger)
  );
}

export type DayRead =
  | { ok: true; services: Service[] }
  /** By the key of the card. */
  | { ok: false; errors: Record<string, CardErrors> };

/** The services of the cards, earliest first, or what is wrong with each card. */
export function readCards(cards: readonly ServiceCard[], locale: Locale): DayRead {
  const say = (problem: FieldProblem) =>
    fieldErrors([{ path: "it", problem }], locale).it?.[0] ?? "";
  const errors: Record<string, CardErrors> = {};
  const put = (key: string, field: CardField, problem: FieldProblem) => {
    errors[key] = { [field]: say(problem), ...errors[key] };
  };
  const read = cards.flatMap((one) => {
    const { key, start, end, menus } = one;
    if (start === "") put(key, "start", "required");
    if (end === "") put(key, "end", "required");
    const types = ORDER_TYPES.filter((type) => one[type] !== "");
    if (types.length === 0) put(key, "pickup", "required");
    for (const type of types)
      if (!/^[1-9]\d{0,3}$/.test(one[type].trim())) put(key, type, "minutes");
    const times = {
      ...{ start, end, menus },
      first_order: one.first_order || null,
      last_order: one.last_order || null,
    };
    const byMinutes = Map.groupBy(types, (type) => Number(one[type]));
    return [...byMinutes].map(([slot_minutes, order_types]) => ({
      key,
      service: { ...times, order_types, slot_minutes },
    }));
  });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const sorted = read.sort((a, b) => (a.service.start < b.service.start ? -1 : 1));
  const services = sorted.map(({ service }) => service);
  for (const { index, field, problem } of serviceProblems(services)) {
    const { key, service } = sorted[index] ?? {};
    const [type = "pickup"] = service?.order_types ?? [];
    if (key) put(key, field === "slot_minutes" ? type : field, problem);
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, services };
}
