import { ONBOARDING_HINTS } from "../../packages/contract/src/staff/onboarding-hints.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { deskClient, type Placed, placeFor } from "./desk-client.ts";
import { type Dish, dishesOf } from "./order-client.ts";
import type { TestServer } from "./test-server.ts";

const STEPS = ["preparing", "ready", "out_for_delivery"] as const;

/**
 * An evening's rush: 12 open orders of 43 dishes. `steps` counts the commands after the answer;
 * without `minutes` an order is not answered yet.
 */
const RUSH = [
  { dishes: 3, isPickup: true },
  { dishes: 3, isPickup: true, note: true },
  { dishes: 3, isPickup: true },
  { dishes: 3, isPickup: true, minutes: 35, steps: 0 },
  { dishes: 3, isPickup: false, minutes: 40, steps: 0 },
  { dishes: 4, isPickup: true, minutes: 30, steps: 0, note: true },
  { dishes: 3, isPickup: true, minutes: 45, steps: 0 },
  { dishes: 4, isPickup: true, minutes: 15, steps: 1 },
  { dishes: 3, isPickup: true, minutes: 20, steps: 1 },
  { dishes: 3, isPickup: false, minutes: 25, steps: 1 },
  { dishes: 2, isPickup: true, minutes: 5, steps: 2 },
  { dishes: 2, isPickup: false, minutes: 10, steps: 3 },
] as const;

/** A bowl with dependent options and a formule: without them the rush has its known density. */
const NOT_ORDERED: readonly number[] = [1506, 2401];

const GUESTS = ["Ada", "Bérénice", "Chaïm", "Dounia", "Émile", "Fatou", "Gaël", "Hanaé", "Inès"];
const GUEST = { last_name: "Martin", email: "guest@example.org", phone: "0639981234" };
const NOTE = "Allergie au sésame, sans graines.";

/**
 * Places the orders of a rush, the unanswered ones first; two of them carry a guest's note. Nobody
 * is on a first shift: the onboarding hints are completed.
 */
export async function fillFullBoard(server: TestServer): Promise<Placed[]> {
  const owner = await deskClient(server);
  for (const hint of ONBOARDING_HINTS) await owner.completeHint({ hint });
  const menu = (await dishesOf(server)).filter(({ item_id }) => !NOT_ORDERED.includes(item_id));
  const placed: Placed[] = [];
  let next = 0;
  for (const [index, order] of RUSH.entries()) {
    const items = Array.from({ length: order.dishes }, (_, line) =>
      // Every seventh dish: each order has dishes of several categories, and some come twice.
      lineOf(menu[(next++ * 7) % menu.length], 1 + (line % 3 === 1 ? 1 : 0)),
    );
    if ("note" in order && items[0]) items[0].note = NOTE;
    const guest = { ...GUEST, first_name: GUESTS[index % GUESTS.length] };
    const at = await placeFor(server, guest, { items, is_pickup: order.isPickup });
    placed.push(at);
    if ("minutes" in order) await moveOn(owner, at.order_id, order.minutes, order.steps);
  }
  return placed;
}

async function moveOn(owner: StaffApi, orderId: string, minutes: number, steps: number) {
  const accepted = await owner.accept(orderId, { version: 0, minutes });
  if (!accepted.ok) throw new Error(accepted.problem.message);
  for (const [done, step] of STEPS.slice(0, steps).entries())
    await owner[step](orderId, { version: done + 1 });
}

/** A dish with its required choices. */
function lineOf(dish: Dish | undefined, quantity: number) {
  if (!dish) throw new Error("The menu has no dish.");
  const options = dish.options
    .filter(({ min }) => min > 0)
    .map(({ option_id, min, option_options }) => ({
      option_id,
      option_options: option_options.slice(0, min).map(({ id }) => ({ id, quantity: 1 })),
    }));
  return { item_id: dish.item_id, quantity, note: "", options };
}
