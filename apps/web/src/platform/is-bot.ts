/** Phones of the maker Cubot are no bots. */
const BOT = /(?:^|[^u]|[^c]u)bot|crawl|spider|slurp|facebookexternalhit/i;

/** Bots get the server-rendered page without scripts, so that no client error can break it. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
