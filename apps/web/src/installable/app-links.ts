import type { Site } from "@noren/contract/site-config.ts";
import type { TextFile } from "../render-context.ts";
import { FORMS } from "../routes.ts";

/**
 * The files by which Android and iOS verify that the site's links may open the restaurant's phone
 * app.
 */
export function appLinksFile(pathname: string, { app_links = {} }: Site): TextFile | null {
  const { android, ios } = app_links;
  if (pathname === "/.well-known/assetlinks.json" && android)
    return json([
      {
        relation: ["delegate_permission/common.handle_all_urls"],
        target: {
          namespace: "android_app",
          package_name: android.package,
          sha256_cert_fingerprints: android.fingerprints,
        },
      },
    ]);
  if (pathname === "/.well-known/apple-app-site-association" && ios)
    return json({ applinks: { details: [{ appIDs: [ios], components: linked() }] } });
  return null;
}

/** The menu with its dishes, and order tracking; all other pages stay in the browser. */
function linked(): object[] {
  return FORMS.flatMap(({ prefix }) => [{ "/": `${prefix}/menu` }, { "/": `${prefix}/track/*` }]);
}

function json(value: unknown): TextFile {
  return { type: "application/json", text: JSON.stringify(value) };
}
