import type { Point } from "./draw.ts";
import { at, group } from "./draw.ts";
import type { Pen } from "./pen.ts";
import type { Coat } from "./recipe.ts";
import { chives, onions, sesame, tobiko } from "./small.ts";

/** The coating of a roll: `count` seeds, eggs or flakes at the points that `place` returns. */
export function speckled(pen: Pen, coat: Coat, place: () => Point, count: number): string {
  const spots = Array.from({ length: count }, place);
  switch (coat) {
    case "sesame":
      return group(...spots.map((spot) => at(spot, {}, sesame(pen, [1, 1], 1, 0.35, 7.5))));
    case "tobiko":
      return tobiko(
        spots.toSorted((a, b) => a[1] - b[1]),
        6.8,
      );
    case "chives":
      return group(...spots.map((spot) => at(spot, {}, chives(pen, [1, 1], 1, 7.5))));
    case "onion":
      return group(...spots.map((spot) => at(spot, {}, onions(pen, [1, 1], 1, 13))));
    default:
      return "";
  }
}

/** The number of seeds, eggs or flakes on one piece. */
export const COATING: Partial<Record<Coat, number>> = {
  sesame: 34,
  tobiko: 150,
  chives: 60,
  onion: 52,
};
