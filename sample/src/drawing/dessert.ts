import { cube } from "./bites.ts";
import { bowlAround } from "./bowl.ts";
import { cheesecake, dorayaki, spoon, tiramisu } from "./cakes.ts";
import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, stroke } from "./draw.ts";
import { CHERRY, cutMochi, MATCHA, mochi, PLAIN, scoop, strawberry } from "./mochi.ts";
import type { Pen } from "./pen.ts";
import { plate } from "./plate.ts";
import type { Subject } from "./recipe.ts";

type Dessert = Extract<Subject, { kind: "dessert" }>;

function mangoBowl(pen: Pen): string {
  const pearl = (place: Point, r: number): string =>
    group(
      circle(place, r, "#ffffff", { opacity: 0.8 }),
      circle([place[0] + r * 0.1, place[1] + r * 0.1], r * 0.7, "#e9edf0", { opacity: 0.9 }),
      circle([place[0] - r * 0.3, place[1] - r * 0.34], r * 0.24, "#ffffff"),
    );
  const leaf = (turn: number) =>
    at(
      [96, -70],
      { rotate: turn },
      path(
        "M0 0C10 -40 50 -60 92 -56C84 -18 44 8 0 0Z",
        pen.linear(60, [0, "#8cc663"], [1, "#3f8a3f"]),
      ),
      stroke("M0 0Q44 -24 86 -52", "#c8e7a4", 3),
    );
  return group(
    ellipse([0, 22], 264, 172, pen.radial([0.42, 0.36], 0.8, [0, "#ffffff"], [1, "#e4e6e2"])),
    ...Array.from({ length: 90 }, () => {
      const angle = pen.range(0, Math.PI * 2);
      const far = Math.sqrt(pen.random());
      return pearl(
        [Math.cos(angle) * far * 238, 22 + Math.sin(angle) * far * 148],
        pen.range(10, 15),
      );
    }),
    ...(
      [
        [-70, -64],
        [20, -84],
        [-120, -10],
        [-24, -18],
        [70, -34],
        [-76, 46],
        [18, 36],
        [104, 20],
        [-20, 90],
        [60, 84],
      ] as Point[]
    ).map((place) =>
      at(place, { rotate: pen.range(-12, 12) }, cube(pen, 72, ["#ffdc76", "#fcb338", "#e78f1f"])),
    ),
    leaf(-30),
    leaf(34),
    leaf(-96),
  );
}

export function dessert(pen: Pen, { dessert: kind, glaze }: Dessert): string {
  switch (kind) {
    case "mochi":
      return group(
        plate(pen, { shape: "oval", glaze }),
        at([-128, -64], { scale: 1.44 }, mochi(pen, MATCHA)),
        at(
          [134, 34],
          { scale: 1.48 },
          cutMochi(pen, CHERRY, scoop(pen, ["#fff9ec", "#fdeed2", "#efd2a4"])),
        ),
      );
    case "daifuku":
      return group(
        plate(pen, { shape: "round", glaze }),
        at([-110, -60], { scale: 1.2 }, mochi(pen, PLAIN)),
        at([96, 50], { scale: 1.26 }, cutMochi(pen, PLAIN, strawberry(pen))),
      );
    case "dorayaki":
      return group(
        plate(pen, { shape: "round", glaze }),
        at([-110, -70], { scale: 0.86, rotate: -8 }, dorayaki(pen)),
        at([86, 46], { scale: 0.98, rotate: 4 }, dorayaki(pen)),
      );
    case "tiramisu":
      return group(
        at([-10, -150], { scale: 1.22 }, tiramisu(pen)),
        at([318, 190], { rotate: -34, scale: 1.1 }, spoon(pen)),
      );
    case "cheesecake":
      return group(
        plate(pen, { shape: "round", glaze }),
        at([-6, -54], { scale: 1.12 }, cheesecake(pen)),
      );
    case "mango":
      return bowlAround(pen, glaze, mangoBowl(pen));
  }
}
