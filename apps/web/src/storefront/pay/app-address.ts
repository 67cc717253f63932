import type { Site } from "@noren/contract/site-config.ts";

const APPLE = /iPhone|iPad|iPod|Macintosh/;

/**
 * What opens the restaurant's phone app: it hears to its own name as a scheme. Null where the
 * site's configuration names no app (`app_links`).
 */
export function appAddress({ app_links = {} }: Pick<Site, "app_links">, userAgent: string) {
  const { android, ios } = app_links;
  const bundle = ios?.slice(ios.indexOf(".") + 1);
  const own = APPLE.test(userAgent) ? bundle : android?.package;
  const name = own ?? android?.package ?? bundle;
  return name === undefined ? null : `${name}://paid`;
}
