import type { Api } from "@noren/contract/api.ts";
import type { Site } from "@noren/contract/site-config.ts";
import { loadMessages, messagesIn } from "../i18n/messages.ts";
import type { RenderContext, TextFile } from "../render-context.ts";
import { formOf, inForm, pathOf } from "../routes.ts";
import { NIGHT, PAPER } from "../ui/token-colors.ts";

/** Maximum length of the label below an app icon. */
const SHORT_NAME_LENGTH = 12;

/** The web app manifest in each form of the URL; null for other paths. */
export async function manifestFile(
  pathname: string,
  { site, api }: Pick<RenderContext, "site" | "api">,
): Promise<TextFile | null> {
  if (inForm(pathname, "") !== "/manifest.webmanifest") return null;
  const manifest = await manifestOf(pathname, site, api);
  return { type: "application/manifest+json", text: JSON.stringify(manifest) };
}

async function manifestOf(pathname: string, site: Site, api: Api): Promise<object> {
  const { locale, prefix } = formOf(pathname);
  const [settings] = await Promise.all([api.settings(), loadMessages(locale)]);
  const name = (settings.ok && settings.payload.contacts.name) || site.title;
  return {
    // The same app id in every language.
    id: "/",
    name,
    short_name: name.length > SHORT_NAME_LENGTH ? site.title : name,
    description: messagesIn(locale).descriptions.home(name),
    lang: locale,
    start_url: pathOf("menu", prefix),
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: NIGHT,
    categories: ["food"],
    icons: [...iconsOf("icon", "any"), ...iconsOf("maskable", "maskable")],
  };
}

export function iconsOf(name: string, purpose: "any" | "maskable"): object[] {
  return [192, 512].map((size) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  }));
}
