import { ICON_NAMES, type IconName } from "./icon-names.ts";

/**
 * Our icons are from Phosphor, with the prefix `ph` in Iconify. Null for an icon that is not
 * bundled.
 */
export function bundledIcon(name: string): IconName | null {
  const [set, icon = ""] = name.split(":");
  return set === "ph" && isBundled(icon) ? (icon as IconName) : null;
}

/** Browsers check the sprite in the document, which saves a list of names in the bundle. */
function isBundled(icon: string): boolean {
  return import.meta.env.SSR
    ? ICON_NAMES.some((known) => known === icon)
    : document.getElementById(`icon-${icon}`) !== null;
}
