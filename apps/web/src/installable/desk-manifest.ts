import { DESK_APP_WORDS } from "../i18n/desk-app-words.ts";
import type { RenderContext, TextFile } from "../render-context.ts";
import { formOf, inForm } from "../routes.ts";
import { NIGHT } from "../ui/token-colors.ts";
import { iconsOf } from "./manifest.ts";

const DESK = "/desk";

/**
 * The web app manifest of the order desk, in each language; null for other paths. An app of its own
 * next to the storefront's: another id, scope and icon.
 */
export async function deskManifestFile(
  pathname: string,
  { site, api }: Pick<RenderContext, "site" | "api">,
): Promise<TextFile | null> {
  if (inForm(pathname, "") !== "/desk.webmanifest") return null;
  const { locale } = formOf(pathname);
  const { orders, description } = DESK_APP_WORDS[locale];
  const settings = await api.settings();
  const name = (settings.ok && settings.payload.contacts.name) || site.title;
  const manifest = {
    id: DESK,
    name: `${name} – ${orders}`,
    short_name: orders,
    description,
    lang: locale,
    // Without a language: the switcher's cookie decides.
    start_url: DESK,
    scope: DESK,
    display: "standalone",
    background_color: NIGHT,
    theme_color: NIGHT,
    categories: ["business", "food"],
    icons: [...iconsOf("desk", "any"), ...iconsOf("desk-maskable", "maskable")],
  };
  return { type: "application/manifest+json", text: JSON.stringify(manifest) };
}
