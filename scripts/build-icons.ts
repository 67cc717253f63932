import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { ROOT } from "./root.ts";

/**
 * `node scripts/build-icons.ts`: every icon and start screen of the site and of the phone app, from
 * one drawing, `apps/web/src/ui/icon.svg`: a ground (its `rect`) and a mark on it (all the rest). A
 * house that draws its own puts it there, runs this and commits what it made.
 */
const web = join(ROOT, "apps", "web");

/** `share`: how much of the picture's shorter side the drawing takes, centred. */
type IconFile = {
  path: string;
  width: number;
  height?: number;
  drawing: "whole" | "square" | "mark";
  share?: number;
};

export const ICON_FILES: IconFile[] = [
  ...[192, 512].flatMap((width): IconFile[] => [
    { path: `public/icons/icon-${width}.png`, width, drawing: "whole" },
    // Whatever shape it is cut to: the ground reaches the edges, the mark stays inside.
    { path: `public/icons/maskable-${width}.png`, width, drawing: "square" },
  ]),
  // The system rounds its corners by itself.
  { path: "public/icons/apple-180.png", width: 180, drawing: "square" },
];

export async function buildIcons(folder: string): Promise<void> {
  const drawings = drawingsOf(await readFile(join(web, "src", "ui", "icon.svg"), "utf8"));
  for (const { path, drawing, ...size } of ICON_FILES) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await picture(drawings, { drawing, ...size }));
  }
}

type Drawings = { whole: string; square: string; mark: string; ground: string };

function drawingsOf(whole: string): Drawings {
  const rect = /<rect[^>]*>/.exec(whole)?.[0] ?? "";
  const ground = /fill="(#[0-9a-f]{6})"/i.exec(rect)?.[1];
  if (ground === undefined) throw new Error("icon.svg has no rect with a fill such as #1d2a55");
  return {
    whole,
    ground,
    square: whole.replace(rect, rect.replace(/ r[xy]="[^"]*"/g, "")),
    mark: whole.replace(rect, ""),
  };
}

async function picture(
  drawings: Drawings,
  { width, height = width, drawing, share = 1 }: Omit<IconFile, "path">,
): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * share);
  const density = Math.ceil((72 * side) / 64);
  const input = await sharp(Buffer.from(drawings[drawing]), { density })
    .resize(side, side)
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: "#0000" } })
    .composite([{ input, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

if (import.meta.main) await buildIcons(web);
