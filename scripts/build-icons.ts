import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { NIGHT } from "../apps/web/src/ui/token-colors.ts";
import { ROOT } from "./root.ts";

/**
 * `node scripts/build-icons.ts` renders every icon and splash screen of the site and the native app
 * from `apps/web/src/ui/icon.svg`: a background (its `rect`) and a mark (the rest); those of the
 * desk from `desk-app-icon.svg`. To use another icon, replace that file, run this and commit the
 * result.
 */
const web = join(ROOT, "apps", "web");

type IconFile = {
  path: string;
  /** What it is drawn from, if not the site's icon. */
  of?: "desk-app-icon";
  width: number;
  height?: number;
  drawing: "whole" | "square" | "round" | "mark";
  /** Size of the drawing, centred, as a share of the image's shorter side; 1 by default. */
  share?: number;
  /** Background colour; transparent by default. */
  on?: string;
};

/** Android's screen densities, each with its pixels per dp and the size of its splash screens. */
const DENSITIES = [
  { name: "mdpi", scale: 1, screen: [480, 320] },
  { name: "hdpi", scale: 1.5, screen: [800, 480] },
  { name: "xhdpi", scale: 2, screen: [1280, 720] },
  { name: "xxhdpi", scale: 3, screen: [1600, 960] },
  { name: "xxxhdpi", scale: 4, screen: [1920, 1280] },
] as const;

const RES = "android/app/src/main/res";
const ASSETS = "ios/App/App/Assets.xcassets";
const startScreen = { drawing: "mark", share: 0.45, on: NIGHT } as const;

export const ICON_FILES: IconFile[] = [
  ...[192, 512].flatMap((width): IconFile[] => [
    { path: `public/icons/icon-${width}.png`, width, drawing: "whole" },
    // Maskable: the background fills the image, the mark stays in the safe zone.
    { path: `public/icons/maskable-${width}.png`, width, drawing: "square" },
  ]),
  // iOS rounds the corners itself.
  { path: "public/icons/apple-180.png", width: 180, drawing: "square" },
  ...[192, 512].flatMap((width): IconFile[] => [
    { path: `public/icons/desk-${width}.png`, of: "desk-app-icon", width, drawing: "whole" },
    {
      path: `public/icons/desk-maskable-${width}.png`,
      of: "desk-app-icon",
      width,
      drawing: "square",
    },
  ]),
  { path: "public/icons/desk-apple-180.png", of: "desk-app-icon", width: 180, drawing: "square" },
  ...DENSITIES.flatMap(({ name, scale, screen: [long, short] }): IconFile[] => [
    { path: `${RES}/mipmap-${name}/ic_launcher.png`, width: 48 * scale, drawing: "whole" },
    { path: `${RES}/mipmap-${name}/ic_launcher_round.png`, width: 48 * scale, drawing: "round" },
    {
      path: `${RES}/mipmap-${name}/ic_launcher_foreground.png`,
      width: 108 * scale,
      drawing: "mark",
      // The middle 66 of 108 dp are always visible; the mark takes 3/4 of its drawing.
      share: 0.8,
    },
    { path: `${RES}/drawable-land-${name}/splash.png`, width: long, height: short, ...startScreen },
    { path: `${RES}/drawable-port-${name}/splash.png`, width: short, height: long, ...startScreen },
  ]),
  { path: `${RES}/drawable/splash.png`, width: 480, height: 320, ...startScreen },
  { path: `${ASSETS}/AppIcon.appiconset/AppIcon-512@2x.png`, width: 1024, drawing: "square" },
  ...["", "-1", "-2"].map(
    (scale): IconFile => ({
      path: `${ASSETS}/Splash.imageset/splash-2732x2732${scale}.png`,
      width: 2732,
      ...startScreen,
      share: 0.16,
    }),
  ),
];

/** Requested by browsers by default, also where no page is shown. */
export const FAVICON = { path: "public/favicon.ico", width: 48 };

export async function buildIcons(folder: string): Promise<void> {
  const drawings = await drawingsOf("icon");
  const deskDrawings = await drawingsOf("desk-app-icon");
  for (const { path, of, ...icon } of ICON_FILES)
    await writeInto(folder, path, await picture(of ? deskDrawings : drawings, icon));
  const favicon = await picture(drawings, { ...FAVICON, drawing: "whole" });
  await writeInto(folder, FAVICON.path, icoOf(favicon, FAVICON.width));
  await writeInto(folder, `${RES}/values/ic_launcher_background.xml`, colors(drawings.ground));
}

async function writeInto(folder: string, path: string, content: Buffer | string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * An ICO file with one image, an embedded PNG: header, directory entry, image. Sizes in bytes and
 * offsets are little-endian: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
function icoOf(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Background colours that Android draws itself: of the adaptive icon and of the splash screen. */
function colors(ground: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    "<resources>",
    `    <color name="ic_launcher_background">${ground}</color>`,
    `    <color name="splash_background">${NIGHT}</color>`,
    "</resources>",
    "",
  ].join("\n");
}

type Drawings = { whole: string; square: string; round: string; mark: string; ground: string };

async function drawingsOf(name: string): Promise<Drawings> {
  const whole = await readFile(join(web, "src", "ui", `${name}.svg`), "utf8");
  const rect = /<rect[^>]*>/.exec(whole)?.[0] ?? "";
  const ground = /fill="(#[0-9a-f]{6})"/i.exec(rect)?.[1];
  if (ground === undefined) throw new Error(`${name}.svg has no rect with a fill such as #1d2a55`);
  const square = rect.replace(/ r[xy]="[^"]*"/g, "");
  return {
    whole,
    ground,
    square: whole.replace(rect, square),
    round: whole.replace(rect, square.replace("<rect", '<rect rx="50%"')),
    mark: whole.replace(rect, ""),
  };
}

async function picture(
  drawings: Drawings,
  { width, height = width, drawing, share = 1, on = "#0000" }: Omit<IconFile, "path" | "of">,
): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * share);
  const density = Math.ceil((72 * side) / 64);
  const input = await sharp(Buffer.from(drawings[drawing]), { density })
    .resize(side, side)
    .png()
    .toBuffer();
  const drawn = sharp({ create: { width, height, channels: 4, background: on } }).composite([
    { input, gravity: "centre" },
  ]);
  // App stores refuse an icon with an alpha channel.
  const flat = drawing === "square" ? drawn.removeAlpha() : drawn;
  return flat.png({ compressionLevel: 9, palette: drawing !== "square" }).toBuffer();
}

if (import.meta.main) await buildIcons(web);
