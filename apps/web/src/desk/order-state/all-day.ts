import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { nameInKitchen } from "./name-in-kitchen.ts";

export type Due = { name: string; quantity: number };

/** Dishes of later states are cooked. */
const STILL_TO_COOK: readonly Progress[] = ["new", "accepted", "preparing"];

/**
 * How many of each dish are still to be cooked over all open orders, those of formules among them,
 * and how many of each choice: most frequent first.
 */
export function allDay(orders: Iterable<DeskOrder>): { dishes: Due[]; choices: Due[] } {
  const dishes = new Map<string, number>();
  const choices = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string, quantity: number) =>
    counts.set(name, (counts.get(name) ?? 0) + quantity);
  for (const { progress, items } of orders) {
    if (!STILL_TO_COOK.includes(progress)) continue;
    for (const line of items) {
      const isFormule = line.choices.some(({ is_part }) => is_part);
      if (!isFormule) add(dishes, nameInKitchen(line), line.quantity);
      for (const choice of line.choices) {
        const counts = choice.is_part ? dishes : choices;
        add(counts, nameInKitchen(choice), line.quantity * choice.quantity);
      }
    }
  }
  return { dishes: mostFirst(dishes), choices: mostFirst(choices) };
}

function mostFirst(counts: Map<string, number>): Due[] {
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}
