import { ICON_NAMES, type IconName } from "./icon-names.ts";

/** Ours come from Phosphor, whose name in Iconify is `ph`. Null: an icon that is not bundled. */
export function bundledIcon(name: string): IconName | null {
  const [set, icon = ""] = name.split(":");
  return set === "ph" && isBundled(icon) ? (icon as IconName) : null;
}

/** The browser has the drawings in its document: a list of their names would only weigh. */
function isBundled(icon: string): boolean {
  return import.meta.env.SSR
    ? ICON_NAMES.some((known) => known === icon)
    : document.getElementById(`icon-${icon}`) !== null;
}
