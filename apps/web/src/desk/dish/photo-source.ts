import type { Picture } from "@noren/ordering/model.ts";

/** Address of the photo, 640 px wide, in the format that every browser reads. */
export function photoSource({ path, formats }: Picture): string {
  return `${path}-640.${formats.at(-1)}`;
}
