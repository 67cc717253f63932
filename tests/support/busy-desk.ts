import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Printer } from "../../packages/contract/src/staff/printing.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { deskClient, done, type Placed, placeFor } from "./desk-client.ts";
import { dishesOf } from "./order-client.ts";
import type { TestServer } from "./test-server.ts";

/**
 * Worst-case lengths for layout tests: long names, notes, every extra of a dish, a long address.
 */
const GUEST = {
  first_name: "Anne-Charlotte",
  last_name: "Vandenbroucke-Saint-Symphorien",
  email: "anne-charlotte.vandenbroucke-saint-symphorien@correspondance.example",
  phone: "+33 6 39 98 12 34",
};
const HOME = {
  address: "114 bis avenue du Maréchal-de-Lattre-de-Tassigny, bâtiment C, 4e étage gauche",
  city: "Caluire-et-Cuire",
  postal_code: "69300",
  country: "France",
  zone: "Caluire",
};
const NOTE =
  "Sans wasabi ni gingembre, s’il vous plaît : allergie. Couper en petits morceaux pour un enfant.";

/**
 * Places an order of dishes with all their extras and a note; returns the payload of the checkout.
 */
async function placeLongOrder(server: TestServer, isPickup: boolean): Promise<Placed> {
  const dishes = (await dishesOf(server)).filter(({ options }) => options.length > 0).slice(0, 3);
  const items = dishes.map(({ item_id, options }) => ({
    item_id,
    quantity: 3,
    note: NOTE,
    options: options.map(({ option_id, max, option_options }) => ({
      option_id,
      option_options: option_options.slice(0, max).map(({ id }) => ({ id, quantity: 1 })),
    })),
  }));
  const guest = isPickup ? GUEST : { ...GUEST, location: HOME };
  return placeFor(server, guest, { items, is_pickup: isPickup });
}

const STEPS = ["preparing", "ready"] as const;

/**
 * Places long orders and moves them to every state of an open order; the first two stay unanswered.
 */
export async function fillBusyDesk(server: TestServer): Promise<Placed[]> {
  const owner = await deskClient(server);
  const placed = [];
  for (const isPickup of [true, false, false, true, false])
    placed.push(await placeLongOrder(server, isPickup));
  for (const [index, { order_id }] of placed.entries()) {
    if (index < 2) continue;
    done(await owner.accept(order_id, { version: 0, minutes: 20 }));
    for (const [before, step] of STEPS.entries())
      if (index > 2 + before) done(await owner[step](order_id, { version: before + 1 }));
  }
  await addUnreachablePrinter(owner);
  writeDispute(server, placed[0]?.order_id ?? "");
  moveSlotByTwoDays(server, placed[1]?.order_id ?? "");
  return placed;
}

/** A printer at a port where nothing listens, as when its plug is pulled. */
export async function addUnreachablePrinter(owner: StaffApi): Promise<Printer> {
  const { printers } = done(
    await owner.addPrinter({
      name: "Passe-plat du rez-de-chaussée",
      host: "127.0.0.1",
      port: 9,
      kinds: ["ticket", "label"],
    }),
  );
  const printer = printers.at(-1);
  if (!printer) throw new Error("The printer was not added");
  await owner.testPrinter(printer.id);
  return printer;
}

/** Moves the order's slot by two days, so that its card shows a date. */
function moveSlotByTwoDays(server: TestServer, order_id: string): void {
  const database = new DatabaseSync(join(server.dataDir, "noren.sqlite"), { timeout: 5000 });
  const change = database.prepare(
    "update orders set slot_at = slot_at + 172800000, slot_date = date(slot_date, '+2 days') where id = ?",
  );
  change.run(order_id);
  database.close();
}

/** Inserts the check that a `dispute` webhook of the card provider would write. */
export function writeDispute(server: TestServer, order_id: string): void {
  const database = new DatabaseSync(join(server.dataDir, "noren.sqlite"), { timeout: 5000 });
  const check = database.prepare(
    "insert into payment_checks (dedupe, kind, order_id, intent_id, amount, done, created_at) values (?, 'dispute', ?, ?, 12640, 'nothing', ?)",
  );
  check.run(randomUUID(), order_id, `pi_${randomUUID()}`, Date.now());
  database.close();
}
