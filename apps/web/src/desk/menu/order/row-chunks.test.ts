import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Chunks, chunked, rechunked } from "./row-chunks.ts";

const COUNT = 60;
const IDS = Array.from({ length: COUNT }, (_, id) => id);
const place = fc.nat(COUNT - 1);

function moved(ids: readonly number[], from: number, to: number): number[] {
  const [id = -1] = ids.slice(from, from + 1);
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Ids whose chunk is not the one that they had. */
function changed(before: Chunks, after: Chunks): number[] {
  const chunkOf = (chunks: Chunks, id: number) => chunks.findIndex((chunk) => chunk.includes(id));
  return after.flat().filter((id) => chunkOf(before, id) !== chunkOf(after, id));
}

test("chunks hold all ids in their order", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.uniqueArray(fc.nat()), (before, after) => {
      expect(chunked(before).flat()).toEqual(before);
      expect(rechunked(chunked(before), after, null).flat()).toEqual(after);
    }),
  );
});

test("where one id is moved, one at most changes its chunk", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 9 }), (moves) => {
      let [ids, chunks] = [IDS, chunked(IDS)];
      for (const [from, to] of moves) {
        const next = moved(ids, from, to);
        const after = rechunked(chunks, next, null);
        expect(after.flat()).toEqual(next);
        expect(changed(chunks, after).length).toBeLessThan(2);
        [ids, chunks] = [next, after];
      }
    }),
  );
});

test("an id that is dragged keeps its chunk, and only those that it passes change theirs", () => {
  fc.assert(
    fc.property(place, fc.array(place, { maxLength: 9 }), (dragged, goals) => {
      let [ids, chunks] = [IDS, chunked(IDS)];
      for (const to of goals) {
        const from = ids.indexOf(dragged);
        const next = moved(ids, from, to);
        const after = rechunked(chunks, next, dragged);
        expect(after.flat()).toEqual(next);
        const passed = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
        const others = new Set(passed.filter((id) => id !== dragged));
        expect(changed(chunks, after).filter((id) => !others.has(id))).toEqual([]);
        [ids, chunks] = [next, after];
      }
    }),
  );
});

describe("of other changes", () => {
  test("an id that is added joins the chunk of the one before it", () => {
    const chunks = chunked(IDS);
    const after = rechunked(chunks, IDS.toSpliced(30, 0, 99), null);
    expect(changed(chunks, after)).toEqual([99]);
    expect(after[2]).toContain(99);
  });

  test("an id that is taken out leaves the others where they are", () => {
    const chunks = chunked(IDS);
    expect(changed(chunks, rechunked(chunks, IDS.toSpliced(30, 1), null))).toEqual([]);
  });

  test("the same order is the same chunks", () => {
    const chunks = chunked(IDS);
    expect(rechunked(chunks, [...IDS], null)).toBe(chunks);
  });
});
