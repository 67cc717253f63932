import type { Picture } from "@noren/ordering/model.ts";

/** The focal point of a picture as a CSS `object-position`; undefined for the middle. */
export function focusPosition({ focus }: Pick<Picture, "focus">): string | undefined {
  return focus && `${percent(focus.x)} ${percent(focus.y)}`;
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}
