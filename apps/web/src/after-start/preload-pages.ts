import { MAX_ROUTE_PRELOADS } from "@noren/ordering/constants.ts";
import { loadMessages } from "../i18n/messages.ts";
import { loadPage } from "../page-components.ts";
import { quietly } from "../platform/failed-chunk.ts";
import { formOf, inForm, PAGES } from "../routes.ts";
import { createLimiter } from "./limiter.ts";

const INTENT_EVENTS = ["pointerover", "focusin", "touchstart"] as const;

/** Preloads the chunks of a page on hover or touch of a link to it, a few at a time. */
export function preloadPages(): void {
  const run = createLimiter(MAX_ROUTE_PRELOADS);
  const known = new Set([window.location.pathname]);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || known.has(link.pathname)) return;
    known.add(link.pathname);
    run(() => quietly(() => preload(link.pathname)));
  };
  for (const event of INTENT_EVENTS) document.addEventListener(event, onIntent, { passive: true });
}

async function preload(pathname: string): Promise<void> {
  const { locale } = formOf(pathname);
  const page = PAGES.find(({ path }) => path === inForm(pathname, ""));
  if (!page) return;
  const { id, words = [] } = page;
  await Promise.all([
    loadPage(id),
    loadMessages(locale),
    ...words.map((name) => loadMessages(locale, name)),
  ]);
}
