import { readSettings } from "@noren/contract/settings.ts";
import type { KitchenSettings, kitchenSettingsChange } from "@noren/contract/staff/restaurant.ts";
import type { SlotSettings } from "@noren/ordering/model.ts";
import type { z } from "zod";
import { type Actor, recordAction } from "../audit/audit.ts";
import { storedPairs } from "../catalogue/read-catalogue.ts";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { PAUSE_CHOICES, readPauseChoices } from "./pause-choices.ts";
import { writeSetting } from "./settings-rows.ts";

type Limit = "orders_per_slot" | "pieces_per_slot";
/** The settings that are stored one by one. */
type Limits = Omit<KitchenSettings, "pause_minutes" | "extra_choices">;

/** Setting name of each limit; delivery limits have no prefix. */
const LIMITS = {
  pickup_orders_per_slot: "scheduling.pickup_orders_per_slot",
  pickup_pieces_per_slot: "scheduling.pickup_pieces_per_slot",
  delivery_orders_per_slot: "scheduling.orders_per_slot",
  delivery_pieces_per_slot: "scheduling.pieces_per_slot",
} as const satisfies Record<keyof Limits, string>;

export async function readKitchenSettings(db: Db): Promise<KitchenSettings> {
  const { pickup, delivery } = readSettings(await storedPairs(db)).settings.slots;
  return {
    pickup_orders_per_slot: limitOf(pickup, "orders_per_slot"),
    pickup_pieces_per_slot: limitOf(pickup, "pieces_per_slot"),
    delivery_orders_per_slot: limitOf(delivery, "orders_per_slot"),
    delivery_pieces_per_slot: limitOf(delivery, "pieces_per_slot"),
    ...(await readPauseChoices(db)),
  };
}

function limitOf(slots: SlotSettings, limit: Limit): number | null {
  return slots[limit] === 0 ? null : slots[limit];
}

/** Takes effect for the next order; open desks are notified. */
export async function changeKitchenSettings(
  services: Pick<Services, "db" | "now">,
  actor: NonNullable<Actor>,
  change: z.output<typeof kitchenSettingsChange>,
): Promise<KitchenSettings> {
  const { db, now } = services;
  const at = now();
  return transact(db, async (trx) => {
    const before = await readKitchenSettings(trx);
    await write(trx, change);
    const after = await readKitchenSettings(trx);
    const action = "kitchen_settings_changed";
    await recordAction(trx, { at, actor, action, subject: "kitchen", before, after });
    return after;
  });
}

/** A limit is stored as a setting of its own, which overrides its field in `scheduling`. */
async function write(
  trx: Trx,
  { pause_minutes, extra_choices, ...limits }: z.output<typeof kitchenSettingsChange>,
): Promise<void> {
  for (const field of Object.keys(LIMITS) as (keyof Limits)[]) {
    const limit = limits[field];
    if (limit !== undefined) await writeSetting(trx, LIMITS[field], limit ?? 0);
  }
  if (pause_minutes === undefined && extra_choices === undefined) return;
  const before = await readPauseChoices(trx);
  await writeSetting(trx, PAUSE_CHOICES, {
    pause_minutes: pause_minutes ?? before.pause_minutes,
    extra_choices: extra_choices ?? before.extra_choices,
  });
}
