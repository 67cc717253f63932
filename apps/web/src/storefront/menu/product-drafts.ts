import type { Chosen } from "./product-line.ts";

/** What a guest has entered for a dish and not yet added to the cart. */
export type DishDraft = { chosen: Chosen; quantity: number; note: string };

const EMPTY: DishDraft = { chosen: {}, quantity: 1, note: "" };

/** Dishes whose drafts are kept; the oldest is dropped first. */
export const MAX_DRAFTS = 20;

/** By the dish's id, the latest last. In memory only: a reload forgets them. */
const drafts = new Map<number, DishDraft>();

export function draftOf(itemId: number): DishDraft {
  return drafts.get(itemId) ?? EMPTY;
}

export function keepDraft(itemId: number, draft: DishDraft): void {
  drafts.delete(itemId);
  drafts.set(itemId, draft);
  for (const oldest of drafts.keys()) {
    if (drafts.size <= MAX_DRAFTS) break;
    drafts.delete(oldest);
  }
}

export function dropDraft(itemId: number): void {
  drafts.delete(itemId);
}
