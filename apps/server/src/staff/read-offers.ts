import { centsToEuros } from "@noren/contract/euros.ts";
import type { StaffOffers } from "@noren/contract/staff/offers.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import { wordsIn } from "../catalogue/words.ts";
import { fromJson } from "../db/json-text.ts";
import { isoInstant } from "../http/iso-instant.ts";
import type { Services } from "../services.ts";

/** Every offer and coupon that is not archived, and what an offer can be narrowed to. */
export async function readOffers({
  db,
  catalogue,
}: Pick<Services, "db" | "catalogue">): Promise<StaffOffers> {
  // An event of another instance may be here before its notification has refreshed the catalogue.
  await catalogue.refresh();
  const [offers, coupons] = await Promise.all([
    db
      .selectFrom("offers")
      .selectAll()
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute(),
    db.selectFrom("coupons").selectAll().where("archived_at", "is", null).orderBy("key").execute(),
  ]);
  const { menus } = catalogue.current().in.fr;
  const categories = menus.flatMap((menu) => menu.categories);
  const items = new Map(
    categories.flatMap((category) => category.items).map((item) => [item.item_id, item.item_name]),
  );
  return {
    offers: offers.map((row) => ({
      target: `offer:${row.id}`,
      name: row.name,
      name_en: wordsIn("en", row.translations)("name", "") || null,
      is_active: row.is_active === 1,
      type: row.type,
      value: wireValue(row.type, row.value),
      delivery_pickup: row.delivery_pickup,
      minimum_amount: row.minimum_amount,
      allow_repeat: row.allow_repeat === 1,
      active_times: row.active_times === null ? null : fromJson(row.active_times),
      first_date: row.first_date,
      last_date: row.last_date,
      weekdays: fromJson(row.weekdays),
      menus: fromJson(row.menus),
      categories: fromJson(row.categories),
      items: fromJson(row.items),
    })),
    coupons: coupons.map((row) => ({
      target: `coupon:${row.key}`,
      code: row.code,
      uses: row.uses,
      type: row.type,
      value: wireValue(row.type, row.value),
      delivery_pickup: row.delivery_pickup,
      minimum_amount: row.minimum_amount,
      starts_at: row.starts_at === null ? null : isoInstant(row.starts_at),
      ends_at: row.ends_at === null ? null : isoInstant(row.ends_at),
      max_uses: row.max_uses,
      weekdays: fromJson(row.weekdays),
      once_per_customer: row.once_per_customer === 1,
    })),
    menus: menus.map(({ menu_id, menu_name }) => ({ id: menu_id, name: menu_name })),
    categories: categories.map((one) => ({ id: one.category_id, name: one.category_name })),
    items: [...items].map(([id, name]) => ({ id, name })),
  };
}

/** A fixed amount is stored in cents, and sent in euros. */
function wireValue(type: Offer["type"], value: number): number {
  return type === "fixed_amount" ? centsToEuros(asCents(value)) : value;
}
