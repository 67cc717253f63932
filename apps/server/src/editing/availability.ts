import type { FieldIssue } from "@noren/contract/field-problems.ts";
import type {
  Availability,
  AvailabilityEntry,
  availabilityChange,
} from "@noren/contract/staff/availability.ts";
import { businessDate } from "@noren/ordering/active-days.ts";
import { isExhausted } from "@noren/ordering/availability.ts";
import { menusWith } from "@noren/ordering/cart.ts";
import type { Item, Menu, Option, SoldOutChoice, SoldOutItem } from "@noren/ordering/model.ts";
import { serviceTimesOf } from "@noren/ordering/service-times.ts";
import { type SoldOut, type SoldOutWish, soldOutFrom } from "@noren/ordering/sold-out.ts";
import type { Selectable } from "kysely";
import type { z } from "zod";
import type { Actor } from "../audit/audit.ts";
import { serviceHours } from "../catalogue/snapshot.ts";
import { wordsIn } from "../catalogue/words.ts";
import { fromJson } from "../db/json-text.ts";
import type { Tables } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { isoInstant } from "../http/iso-instant.ts";
import type { Services } from "../services.ts";
import { edit } from "./edit.ts";
import { type Ordered, orderedNow } from "./ordered.ts";
import { pictureAddress } from "./read-menu.ts";
import { choiceTarget, dishTarget, targetOf } from "./targets.ts";

type AvailabilityServices = Pick<Services, "db" | "catalogue" | "now">;
type Change = z.output<typeof availabilityChange>;
type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** Every dish and choice on the menus with whether it can be had; dishes first, in menu order. */
export async function readAvailability(services: AvailabilityServices): Promise<Availability> {
  const { db, catalogue, now } = services;
  const at = now();
  // An event of another instance may be here before its notification has refreshed the catalogue.
  await catalogue.refresh();
  const snapshot = catalogue.current();
  const restaurant = serviceHours(snapshot);
  const today = businessDate(restaurant, at);
  const [items, options, groups, choices, counts] = await Promise.all([
    db.selectFrom("items").select(["id", "translations", "sold_out", "daily_count"]).execute(),
    db.selectFrom("options").select(["item_id", "id", "group_id"]).execute(),
    db.selectFrom("option_groups").select(["id", "name"]).execute(),
    db.selectFrom("choices").selectAll().orderBy("position").orderBy("id").execute(),
    db.selectFrom("daily_counts").selectAll().where("date", "=", today).execute(),
  ]);
  const groupOf = new Map(
    options.map(({ item_id, id, group_id }) => [`${item_id}/${id}`, group_id]),
  );
  const { dishes: orderedDishes, choices: orderedChoices } = await orderedNow(
    db,
    today,
    (item, option) => groupOf.get(`${item}/${option}`),
  );
  const known = new Map(items.map((item) => [item.id, item]));
  const taken = new Map(counts.map(({ item_id, taken }) => [item_id, taken]));
  const places = placesOf(snapshot.in.fr.menus);
  const optionsOf = snapshot.optionsAt(at);
  const soldOut = soldOutDishes(snapshot.onSaleAt(at).in.fr.menus);
  const soldOutOf = soldOutChoices([...places.keys()], optionsOf, groupOf);

  return { entries: [...dishEntries(), ...choiceEntries()] };

  function dishEntries(): AvailabilityEntry[] {
    return [...places].flatMap(([item, within]) => {
      const row = known.get(item.item_id);
      if (!row) return [];
      const back = soldOut.get(item.item_id);
      const english = wordsIn("en", row.translations);
      const { daily_count } = row;
      const left = daily_count === null ? null : daily_count - (taken.get(item.item_id) ?? 0);
      return {
        target: dishTarget(item.item_id),
        name: item.item_name,
        name_en: english("item_name", "") || null,
        within,
        description: item.item_description,
        description_en: english("item_description", "") || null,
        picture: pictureAddress(item.item_picture, item.item_image),
        dishes: 0,
        ...counted(orderedDishes.get(item.item_id)),
        ...stateOf(row.sold_out, back),
        lacks: optionsOf(item)
          .filter(isExhausted)
          .map(({ option_name }) => option_name),
        daily_count,
        left: left === null ? null : Math.max(0, left),
      };
    });
  }

  /** A choice that is a dish is sold out with the dish, and has no entry of its own. */
  function choiceEntries(): AvailabilityEntry[] {
    const shown = new Set(
      [...places.keys()].flatMap(({ item_id, options }) =>
        options.map(({ option_id }) => `${item_id}/${option_id}`),
      ),
    );
    const dishesOf = Map.groupBy(
      options.filter(({ item_id, id }) => shown.has(`${item_id}/${id}`)),
      ({ group_id }) => group_id,
    );
    const names = new Map(groups.map(({ id, name }) => [id, name]));
    const dishNames = new Map(
      [...places.keys()].map(({ item_id, item_name }) => [item_id, item_name]),
    );
    return choices.flatMap((row) => {
      const ids = new Set(dishesOf.get(row.group_id)?.map(({ item_id }) => item_id));
      const dishes = ids.size;
      if (row.dish_id !== null || dishes === 0) return [];
      // Groups of single dishes often have the same names: "12 tranches" of what?
      const [only = 0] = ids;
      const dish = dishes === 1 ? dishNames.get(only) : undefined;
      const target = choiceTarget(row.group_id, row.id);
      return {
        target,
        name: row.name,
        name_en: wordsIn("en", row.translations)("name", "") || null,
        within: [names.get(row.group_id) ?? "", ...(dish === undefined ? [] : [dish])],
        description: "",
        description_en: null,
        picture: null,
        dishes,
        ...counted(orderedChoices.get(target)),
        ...stateOf(row.sold_out, soldOutOf.get(target)),
        lacks: [],
        daily_count: null,
        left: null,
      };
    });
  }
}

/** A field that cannot be taken, or a target that is unknown or archived. */
type Refusal = FieldIssue | "not_found";

export async function changeAvailability(
  { db, catalogue, now }: AvailabilityServices,
  actor: NonNullable<Actor>,
  { targets, sold_out, daily_count }: Change,
): Promise<{ ok: true; action: number | null } | { ok: false; refusal: Refusal }> {
  const at = now();
  const isCounted = daily_count !== undefined && daily_count !== null;
  if (isCounted && targets.some((target) => targetOf(target)?.kind === "choice"))
    return refused({ path: "daily_count", problem: "dishes_counted" });
  if (sold_out?.until === "moment" && Date.parse(sold_out.at) <= at)
    return refused({ path: "sold_out.at", problem: "promise_past" });
  const { menus, timezone } = serviceHours(catalogue.current());
  const storedFor = (text: string): SoldOut | null => {
    if (!sold_out) return null;
    const target = targetOf(text);
    const own = target?.kind === "dish" ? menusWith(menus, target.id) : menus;
    return soldOutFrom(wishOf(sold_out), serviceTimesOf(own, timezone), at);
  };
  const edits = targets.map((target) => ({
    target,
    values: {
      ...(sold_out !== undefined && { sold_out: storedFor(target) }),
      ...(daily_count !== undefined && targetOf(target)?.kind === "dish" && { daily_count }),
    },
  }));
  const facts = { at, actor, action: "availability_changed" } as const;
  const edited = await transact(db, (trx) => edit(trx, facts, edits));
  return edited.ok ? { ok: true, action: edited.action } : refused("not_found");
}

function refused(refusal: Refusal) {
  return { ok: false as const, refusal };
}

function wishOf(wish: NonNullable<Change["sold_out"]>): SoldOutWish {
  return wish.until === "moment" ? { ...wish, at: Date.parse(wish.at) } : wish;
}

/** The dishes of the menus, each once, with the names of its categories. */
function placesOf(menus: readonly Menu[]): Map<Item, string[]> {
  const places = new Map<number, { item: Item; within: string[] }>();
  for (const { categories } of menus)
    for (const { category_name, items } of categories)
      for (const item of items) {
        const place = places.get(item.item_id) ?? { item, within: [] };
        if (!place.within.includes(category_name)) place.within.push(category_name);
        places.set(item.item_id, place);
      }
  return new Map([...places.values()].map(({ item, within }) => [item, within]));
}

type Back = { back_at: number | null };

/** The dishes that cannot be had at the moment, by id. */
function soldOutDishes(menus: readonly Menu[]): Map<number, SoldOutItem> {
  const dishes = menus.flatMap(({ categories }) =>
    categories.flatMap(({ sold_out = [] }) => sold_out),
  );
  return new Map(dishes.map((dish) => [dish.item_id, dish]));
}

/** The choices that cannot be had at the moment, by target; also those of dishes sold out by them. */
function soldOutChoices(
  items: readonly Item[],
  optionsOf: (item: Item) => Option[],
  groupOf: ReadonlyMap<string, number>,
): Map<string, SoldOutChoice> {
  const choices = new Map<string, SoldOutChoice>();
  for (const item of items)
    for (const { option_id, sold_out = [] } of optionsOf(item))
      for (const choice of sold_out)
        choices.set(
          choiceTarget(groupOf.get(`${item.item_id}/${option_id}`) ?? 0, choice.id),
          choice,
        );
  return choices;
}

/** A return that has passed is on sale; so is a dish whose own services are not known. */
function stateOf(stored: Row<"items">["sold_out"], back: Back | undefined) {
  const soldOut = stored && fromJson(stored);
  return {
    sold_out: soldOut && back ? { until: soldOut.until } : null,
    back_at: back && back.back_at !== null ? isoInstant(back.back_at) : null,
  };
}

function counted(ordered: Ordered | undefined) {
  return { ordered_today: ordered?.today ?? 0, open_orders: ordered?.open ?? [] };
}
