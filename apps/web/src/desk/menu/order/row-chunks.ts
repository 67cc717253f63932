import { isSame } from "./moves.ts";

/** Rows that are laid out and painted together: about as many as a phone shows. */
export const CHUNK_ROWS = 12;

/** Ids of rows in their order, in chunks; one whose rows have left is empty. */
export type Chunks = readonly (readonly number[])[];

export function chunked(ids: readonly number[]): Chunks {
  return Array.from({ length: Math.ceil(ids.length / CHUNK_ROWS) }, (_, at) =>
    ids.slice(at * CHUNK_ROWS, (at + 1) * CHUNK_ROWS),
  );
}

/**
 * The chunks of a new order. Where one id was moved, added or taken out, all others stay in their
 * chunks, as a row that changes to another is made anew; otherwise all are chunked anew. An id that is
 * dragged stays in its own: those that it has passed come to it.
 */
export function rechunked(chunks: Chunks, ids: readonly number[], dragged: number | null): Chunks {
  const before = chunks.flat();
  if (isSame(before, ids)) return chunks;
  const moved = movedBetween(before, ids);
  if (moved === undefined) return chunked(ids);
  const previous = new Map(chunks.flatMap((chunk, at) => chunk.map((id) => [id, at] as const)));
  const goal = ids.indexOf(moved);
  const neighbours = previous.get(ids[goal - 1] ?? ids[goal + 1] ?? moved) ?? 0;
  const draggedIn = moved === dragged ? previous.get(moved) : undefined;

  function chunkOf(id: number, index: number): number {
    const chunk = previous.get(id) ?? neighbours;
    if (draggedIn === undefined) return id === moved ? neighbours : chunk;
    return index < goal ? Math.min(chunk, draggedIn) : Math.max(chunk, draggedIn);
  }

  const after: number[][] = Array.from({ length: Math.max(chunks.length, 1) }, () => []);
  for (const [index, id] of ids.entries()) after[chunkOf(id, index)]?.push(id);
  return after;
}

/** The id without which both orders are the same. */
function movedBetween(before: readonly number[], after: readonly number[]): number | undefined {
  const longer = before.length > after.length ? before : after;
  const at = longer.findIndex((_, index) => before[index] !== after[index]);
  return [before[at], after[at]].find((moved) => {
    const isOther = (id: number) => id !== moved;
    return isSame(before.filter(isOther), after.filter(isOther));
  });
}
