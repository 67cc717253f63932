import type { ComponentType } from "react";
import { AUTH_PAGES, LEGAL_PAGES, type PageId, PROFILE_PAGES } from "./routes.ts";

type Module = Record<string, ComponentType>;

/**
 * A page's component has the name of its file, which is the page's id or its kind: `menu-page.tsx`
 * exports `MenuPage`. Each is a chunk of its own. The phone app opens the page `pay` in the
 * device's browser, so its code is not bundled there.
 */
const MODULES =
  import.meta.env.MODE === "native"
    ? import.meta.glob<Module>(["./storefront/*/*-page.tsx", "!./storefront/{layout,pay}/*"])
    : import.meta.glob<Module>(["./storefront/*/*-page.tsx", "!./storefront/layout/*"]);

export async function loadPage(id: PageId): Promise<ComponentType> {
  const load = MODULES[fileOf(id) ?? ""];
  return (await load?.())?.[componentNameOf(id)] ?? loadNotFoundPage();
}

export async function loadNotFoundPage(): Promise<ComponentType> {
  return (await import("./storefront/layout/not-found-page.tsx")).NotFoundPage;
}

/**
 * The source file of a page's component: its key in the build's manifest, which only the host
 * reads. Throws where no file has the page's name.
 */
export function sourceOfPage(id: PageId): string {
  const file = fileOf(id);
  if (!file) throw new Error(`The page "${id}" has no file ${kindOf(id)}-page.tsx`);
  return file.replace(".", "src");
}

function fileOf(id: PageId): string | undefined {
  return Object.keys(MODULES).find((path) => path.endsWith(`/${kindOf(id)}-page.tsx`));
}

function componentNameOf(id: PageId): string {
  const kind = kindOf(id);
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`;
}

/** Pages of a kind share one component: the id selects its content. */
function kindOf(id: PageId): string {
  if (isOneOf(LEGAL_PAGES, id)) return "legal";
  if (isOneOf(AUTH_PAGES, id)) return "auth";
  if (isOneOf(PROFILE_PAGES, id)) return "profile";
  return id;
}

function isOneOf(ids: readonly PageId[], id: PageId): boolean {
  return ids.includes(id);
}
