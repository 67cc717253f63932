import { AUTH_PAGES, LEGAL_PAGES, type PageId, PROFILE_PAGES } from "./routes.ts";

/** Every component of a page is in a file named after the page or its kind: `menu-page.tsx`. */
const FILES = Object.keys(import.meta.glob("./storefront/*/*-page.tsx"));

/**
 * The source file of a page's component: its key in the build's manifest, which only the host
 * reads. Throws where no file has the page's name.
 */
export function sourceOfPage(id: PageId): string {
  const file = FILES.find((path) => path.endsWith(`/${fileNameOf(id)}-page.tsx`));
  if (!file) throw new Error(`The page "${id}" has no file ${fileNameOf(id)}-page.tsx`);
  return file.replace(".", "src");
}

/** Pages of a kind share one component. */
function fileNameOf(id: PageId): string {
  if (isOneOf(LEGAL_PAGES, id)) return "legal";
  if (isOneOf(AUTH_PAGES, id)) return "auth";
  if (isOneOf(PROFILE_PAGES, id)) return "profile";
  return id;
}

function isOneOf(ids: readonly PageId[], id: PageId): boolean {
  return ids.includes(id);
}
