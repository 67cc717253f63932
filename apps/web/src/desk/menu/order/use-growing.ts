import { startTransition, useEffect, useState } from "react";
import { CHUNK_ROWS } from "./row-chunks.ts";

/** Rows that a phone shows below the category that was pressed. */
const FIRST = 8;

/**
 * The rows of a long list that are drawn, by id: the first ones at once, the others chunk by chunk. One
 * that is moved to the end meanwhile stays drawn, and so keeps the focus.
 */
export function useGrowing<Item extends { item_id: number }>(
  items: readonly Item[],
): ReadonlyMap<number, Item> {
  const [drawn, setDrawn] = useState(FIRST);
  const [known] = useState(() => new Set<number>());
  const isDrawn = ({ item_id }: Item, index: number) => index < drawn || known.has(item_id);
  useEffect(() => {
    for (const { item_id } of items.slice(0, drawn)) known.add(item_id);
    if (drawn >= items.length) return;
    const next = (Math.floor(drawn / CHUNK_ROWS) + 1) * CHUNK_ROWS;
    const timer = setTimeout(() => startTransition(() => setDrawn(next)));
    return () => clearTimeout(timer);
  }, [drawn, items, known]);
  return new Map(items.filter(isDrawn).map((item) => [item.item_id, item]));
}
