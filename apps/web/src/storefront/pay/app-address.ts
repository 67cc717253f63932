import type { Site } from "@noren/contract/site-config.ts";

const APPLE = /iPhone|iPad|iPod|Macintosh/;

/**
 * A URL that opens the restaurant's phone app, by its own scheme. Null where the site's
 * configuration names no app (`app_links`).
 */
export function appAddress({ app_links = {} }: Pick<Site, "app_links">, userAgent: string) {
  const { android, ios } = app_links;
  const bundle = ios?.slice(ios.indexOf(".") + 1);
  const own = APPLE.test(userAgent) ? bundle : android?.package;
  const name = own ?? android?.package ?? bundle;
  return name === undefined ? null : `${name}://paid`;
}
