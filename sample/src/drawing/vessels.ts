import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, roundedRect, smooth, stroke } from "./draw.ts";
import { brand, glazes, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { softShadow } from "./shadow.ts";

/** The logo of the sample restaurant: a seigaiha wave over a river. */
export function emblem(colour: string, size: number): string {
  const arc = (r: number) => `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`;
  return group(
    ...[1, 0.66, 0.32].map((share) => stroke(arc(size * share), colour, size * 0.13)),
    stroke(
      `M${-size * 1.3} ${size * 0.34}Q${-size * 0.65} ${-size * 0.02} 0 ${size * 0.34}T${size * 1.3} ${size * 0.34}`,
      colour,
      size * 0.13,
    ),
  );
}

const tallShadow = (pen: Pen, rx: number, y: number): string =>
  group(
    softShadow(pen, [rx * 0.3, y], rx * 1.3, rx * 0.5, 0.14),
    softShadow(pen, [rx * 0.1, y], rx * 1.08, rx * 0.42, 0.26),
  );

/** A drinks can seen from slightly above. */
export function can(pen: Pen): string {
  const body = "M-116 -200L-126 -176V196C-126 236 126 236 126 196V-176L116 -200Z";
  const metal = pen.linear(0, [0, "#9aa3ad"], [0.2, "#f6f8fa"], [0.5, "#c6ccd3"], [1, "#79828d"]);
  const drops = Array.from({ length: 26 }, () => {
    const place: Point = [pen.range(-108, 108), pen.range(-150, 190)];
    const r = pen.range(3, 8);
    return group(
      ellipse([place[0] + 1, place[1] + 2], r, r * 1.15, "#7d5a10", { opacity: 0.22 }),
      ellipse(place, r, r * 1.15, "#ffffff", { opacity: 0.42 }),
      circle([place[0] - r * 0.3, place[1] - r * 0.4], r * 0.3, "#ffffff", { opacity: 0.95 }),
    );
  });
  return group(
    tallShadow(pen, 126, 212),
    path(body, metal),
    pen.inside(
      body,
      path(
        "M-140 -166C-80 -136 80 -136 140 -166V190C80 222 -80 222 -140 190Z",
        pen.linear(0, [0, "#c9992b"], [0.24, "#fff1b4"], [0.5, "#f7d566"], [1, "#c48e22"]),
      ),
      path(
        "M-140 60C-70 20 10 110 140 40V190C80 222 -80 222 -140 190Z",
        pen.linear(0, [0, "#b53f22"], [0.26, "#f58a66"], [0.5, brand.vermilion], [1, "#9c2b18"]),
      ),
      path("M-140 92C-70 52 10 142 140 72V88C10 158 -70 68 -140 108Z", "#fff4d6", { opacity: 0.7 }),
      at([6, -36], {}, emblem(brand.indigo, 50)),
      path("M-96 -190H-70V220H-92Z", "#ffffff", { opacity: 0.35 }),
      path("M84 -190H126V230H92Z", SHADOW, { opacity: 0.16 }),
    ),
    ...drops,
    ellipse([0, -200], 116, 44, "#dfe4e9"),
    ellipse([0, -198], 104, 37, pen.linear(70, [0, "#8f98a3"], [1, "#e9edf0"])),
    at(
      [4, -196],
      { squash: 0.5, rotate: 24 },
      path(roundedRect(80, 40, 20), "#f3f5f7"),
      ellipse([16, 0], 15, 11, "#8f98a3"),
      circle([-20, 0], 7, "#aab2bb"),
    ),
  );
}

export function bottle(pen: Pen, kind: "water" | "beer"): string {
  const water = kind === "water";
  const d = water
    ? "M-40 -262C-40 -200 -104 -180 -108 -110V214C-108 256 108 256 108 214V-110C104 -180 40 -200 40 -262Z"
    : "M-34 -270C-34 -170 -98 -150 -100 -70V226C-100 264 100 264 100 226V-70C98 -150 34 -170 34 -270Z";
  const glass = water
    ? pen.linear(0, [0, "#8fbfce"], [0.22, "#f2fbfd"], [0.5, "#c3e2ea"], [1, "#86b6c6"])
    : pen.linear(0, [0, "#3c1d0c"], [0.22, "#a4602a"], [0.5, "#6b3714"], [1, "#341809"]);
  const [paper, ink] = water ? ["#ffffff", brand.hanada] : ["#f4efe0", brand.indigo];
  return group(
    tallShadow(pen, 106, 232),
    path(d, glass),
    pen.inside(
      d,
      water ? path("M-120 -96C-60 -76 60 -76 120 -96V270H-120Z", "#9fcfdd", { opacity: 0.5 }) : "",
      path(
        "M-120 -14C-60 18 60 18 120 -14V150C60 182 -60 182 -120 150Z",
        pen.linear(0, [0, "#b9c0c4"], [0.25, paper], [0.6, paper], [1, "#aeb4ba"]),
      ),
      path(
        "M-120 122C-60 154 60 154 120 122V150C60 182 -60 182 -120 150Z",
        water ? brand.asagi : brand.vermilion,
      ),
      at([0, 84], { scale: 1 }, emblem(ink, 46)),
      path("M-84 -120H-58V250H-80Z", "#ffffff", { opacity: 0.38 }),
      path("M70 -190H120V260H78Z", SHADOW, { opacity: 0.2 }),
    ),
    ...Array.from({ length: 20 }, () =>
      circle([pen.range(-84, 84), pen.range(-110, 214)], pen.range(2.5, 6), "#ffffff", {
        opacity: pen.range(0.3, 0.65),
      }),
    ),
    path(
      "M-44 -262V-296C-44 -318 44 -318 44 -296V-262C44 -244 -44 -244 -44 -262Z",
      pen.linear(
        0,
        [0, water ? "#274a70" : "#8c2013"],
        [0.3, water ? "#7fa5c6" : "#f27a5e"],
        [0.6, water ? brand.hanada : brand.vermilion],
        [1, water ? "#274a70" : "#8c2013"],
      ),
    ),
    ellipse([0, -297], 44, 17, water ? "#6d95bd" : "#ee6a50"),
  );
}

/** A narrow-necked sake flask. */
export function flask(pen: Pen): string {
  const glaze = glazes.white;
  const d =
    "M-62 -232C-46 -196 -44 -168 -58 -138C-84 -84 -142 -40 -146 60C-148 150 -110 202 -82 210C-40 226 40 226 82 210C110 202 148 150 146 60C142 -40 84 -84 58 -138C44 -168 46 -196 62 -232Z";
  return group(
    softShadow(pen, [48, 196], 160, 54, 0.14),
    softShadow(pen, [14, 202], 116, 40, 0.28),
    path(d, pen.linear(0, [0, glaze.face], [0.3, glaze.edge], [0.55, glaze.face], [1, "#a9adb8"])),
    pen.inside(
      d,
      path(
        "M-160 110C-60 170 70 60 160 96V240H-160Z",
        pen.linear(0, [0, "#31508c"], [0.34, "#6d8cc4"], [1, "#1d2a55"]),
      ),
      stroke("M-160 88C-60 148 70 38 160 74", "#3f5f9b", 6, { opacity: 0.9 }),
      stroke("M-160 70C-60 130 70 20 160 56", "#3f5f9b", 3, { opacity: 0.7 }),
      path("M60 -200C120 -80 150 60 90 230H170V-200Z", SHADOW, { opacity: 0.12 }),
    ),
    ellipse([0, -232], 62, 27, glaze.edge),
    ellipse([0, -230], 50, 20, "#b9bec8"),
    ellipse([0, -225], 40, 13, "#8d93a1"),
    stroke(
      smooth(
        [
          [-40, -190],
          [-42, -150],
          [-86, -70],
          [-112, 20],
        ],
        false,
      ),
      "#ffffff",
      10,
      { opacity: 0.9 },
    ),
    at([0, 0], {}, circle([38, -8], 17, brand.vermilion, { opacity: 0.92 })),
  );
}
