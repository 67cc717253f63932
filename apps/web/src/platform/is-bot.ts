const BOT = /bot|crawl|spider|slurp|facebookexternalhit/i;

/** Bots keep the page as the server rendered it: no fault of the interface can take it away. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
