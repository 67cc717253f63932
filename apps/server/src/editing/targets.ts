import { WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";

/** A record of the menu; a choice is that of its group, in every dish that has the group. */
export type MenuTarget =
  | { kind: "menu" | "dish" | "group"; id: number }
  | { kind: "category"; menu: number; id: number }
  | { kind: "choice"; group: number; id: number };

/**
 * What has rows of its own; the key is a weekday such as `mon`, `YYYY-MM-DD`, or a code in upper
 * case.
 */
export type StoredTarget =
  | MenuTarget
  | { kind: "zone" | "offer"; id: number }
  | { kind: "weekday"; key: Weekday }
  | { kind: "date" | "coupon"; key: string };

/** What an action changes; the key of a setting is its dotted path. */
export type Target = StoredTarget | { kind: "setting"; key: string };

const NUMBERED = ["menu", "dish", "group", "zone", "offer"] as const;
const KEYED = ["date", "coupon"] as const;

/** The forms that the contract's `menu-values.ts`, `hours.ts`, … allow; null for another one. */
export function targetOf(text: string): Target | null {
  const [kind = "", ...ids] = text.split(":");
  const [first = Number.NaN, second = Number.NaN] = ids.map(Number);
  if (ids.length === 1 && isOneOf(NUMBERED, kind)) return { kind, id: first };
  if (ids.length === 2 && kind === "category") return { kind, menu: first, id: second };
  if (ids.length === 2 && kind === "choice") return { kind, group: first, id: second };
  const key = text.slice(kind.length + 1);
  if (kind === "weekday") return isOneOf(WEEKDAYS, key) ? { kind, key } : null;
  if (isOneOf(KEYED, kind)) return { kind, key };
  if (kind === "setting") return { kind, key };
  return null;
}

/** Null also for a target that is no record of the menu. */
export function menuTargetOf(text: string): MenuTarget | null {
  const target = targetOf(text);
  return target && isOfMenu(target) ? target : null;
}

export function isOfMenu(target: Target): target is MenuTarget {
  return ["menu", "category", "dish", "group", "choice"].includes(target.kind);
}

function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
  return kinds.some((one) => one === kind);
}

export function menuTarget(id: number): string {
  return `menu:${id}`;
}

export function categoryTarget(menu: number, id: number): string {
  return `category:${menu}:${id}`;
}

export function dishTarget(id: number): string {
  return `dish:${id}`;
}

export function groupTarget(id: number): string {
  return `group:${id}`;
}

export function choiceTarget(group: number, id: number): string {
  return `choice:${group}:${id}`;
}
