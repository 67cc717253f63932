import type { DeskLine, DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { nameInKitchen } from "./name-in-kitchen.ts";

/** Pieces of accepted orders, and of new ones, which are not certain yet. */
export type Due = { name: string; accepted: number; new: number };

/** What is still to be made for the orders of one service. */
export type DueService = {
  /** First and last slot, in epoch ms. */
  from: number;
  to: number;
  dishes: Due[];
  drinks: Due[];
  /** Dishes and drinks that offers added. */
  gifts: Due[];
  choices: Due[];
};

/** Dishes of later states are cooked. */
const STILL_TO_COOK: readonly Progress[] = ["new", "accepted", "preparing"];
/** Slots that lie further apart belong to two services, in ms. */
const BETWEEN_SERVICES_MS = 3 * 60 * 60_000;

/**
 * How many of each dish are still to be made for each service, the next one first: those of
 * formules among them, drinks, gifts and choices apart; most frequent first.
 */
export function allDay(orders: Iterable<DeskOrder>): DueService[] {
  const due = [...orders]
    .filter(({ progress }) => STILL_TO_COOK.includes(progress))
    .toSorted((a, b) => startOf(a) - startOf(b));
  const services: DeskOrder[][] = [];
  for (const order of due) {
    const service = services.at(-1);
    const previous = service?.at(-1);
    if (service && previous && isSameService(previous, order)) service.push(order);
    else services.push([order]);
  }
  return services.map(dueOf);
}

function startOf({ slot }: DeskOrder): number {
  return Date.parse(slot.starts_at);
}

/** A slot after midnight has the date of its evening. */
function isSameService(a: DeskOrder, b: DeskOrder): boolean {
  return a.slot.date === b.slot.date && startOf(b) - startOf(a) <= BETWEEN_SERVICES_MS;
}

type Kind = "dishes" | "drinks" | "gifts" | "choices";

function dueOf(orders: readonly DeskOrder[]): DueService {
  const counts: Record<Kind, Map<string, Due>> = {
    dishes: new Map(),
    drinks: new Map(),
    gifts: new Map(),
    choices: new Map(),
  };
  for (const { progress, items } of orders)
    for (const { kind, name, quantity } of items.flatMap(pieces)) {
      const due = counts[kind].get(name) ?? { name, accepted: 0, new: 0 };
      due[progress === "new" ? "new" : "accepted"] += quantity;
      counts[kind].set(name, due);
    }
  const starts = orders.map(startOf);
  return {
    from: Math.min(...starts),
    to: Math.max(...starts),
    dishes: mostFirst(counts.dishes),
    drinks: mostFirst(counts.drinks),
    gifts: mostFirst(counts.gifts),
    choices: mostFirst(counts.choices),
  };
}

type Pieces = { kind: Kind; name: string; quantity: number };

/** A line's dish, or the dishes of the formule that it is, and its choices. */
function pieces(line: DeskLine): Pieces[] {
  const kindOf = ({ is_drink }: { is_drink: boolean }): Kind => {
    if (line.is_free) return "gifts";
    return is_drink ? "drinks" : "dishes";
  };
  const isFormule = line.choices.some(({ is_part }) => is_part);
  const whole = { kind: kindOf(line), name: nameInKitchen(line), quantity: line.quantity };
  const chosen = line.choices.map(
    (choice): Pieces => ({
      kind: choice.is_part ? kindOf(choice) : "choices",
      name: nameInKitchen(choice),
      quantity: line.quantity * choice.quantity,
    }),
  );
  return isFormule ? chosen : [whole, ...chosen];
}

/** Of a list of what is due, the pieces of accepted and of new orders. */
export function sumOf(due: readonly Due[]): Omit<Due, "name"> {
  return {
    accepted: due.reduce((sum, { accepted }) => sum + accepted, 0),
    new: due.reduce((sum, one) => sum + one.new, 0),
  };
}

function mostFirst(counts: ReadonlyMap<string, Due>): Due[] {
  return [...counts.values()].toSorted(
    (a, b) => b.accepted + b.new - (a.accepted + a.new) || a.name.localeCompare(b.name),
  );
}
