import type { MenuValues } from "@noren/contract/staff/menu-values.ts";
import type { Picture } from "@noren/ordering/model.ts";

/** The address of one file of a picture, in its last, most common format. */
export function pictureFile(
  { path, widths, formats }: Picture,
  size: "smallest" | "middle",
): string {
  const inOrder = widths.toSorted((a, b) => a - b);
  const width = inOrder[size === "smallest" ? 0 : Math.floor(inOrder.length / 2)] ?? 0;
  return `${path}-${width}.${formats.at(-1) ?? ""}`;
}

/** The wire's `item_image` is the picture, for clients that read nothing else. */
export function withImage<One extends { values: MenuValues }>(edit: One) {
  const { picture } = edit.values;
  if (picture === undefined) return edit;
  return { ...edit, values: { ...edit.values, image: picture && pictureFile(picture, "middle") } };
}
