import type { Item, Picture } from "@noren/ordering/model.ts";

export function hasPicture(item: Pick<Item, "item_picture" | "item_image">): boolean {
  return Boolean(item.item_picture ?? item.item_image);
}

/** `{path}-{width}.{format}` for each available width. */
export function srcSetOf({ path, widths }: Picture, format: string, root: string): string {
  return widths.map((width) => `${root}${path}-${width}.${format} ${width}w`).join(", ");
}

/** wire.md, Menus: an `item_image` may be relative to the API root. */
export function imageAddress(image: string, root: string): string {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(image) ? image : `${root}/${image.replace(/^\//, "")}`;
}

/**
 * For browsers that support none of the types: the middle width in the last, most common format.
 */
export function fallbackSource({ path, widths, formats }: Picture, root: string): string {
  const width = widths[Math.floor(widths.length / 2)] ?? 0;
  return `${root}${path}-${width}.${formats.at(-1) ?? ""}`;
}
