import type { Site } from "@noren/contract/site-config.ts";
import { TAG_MANAGER_ID } from "@noren/ordering/constants.ts";

type TagWindow = Window & { dataLayer?: unknown[]; fbq?: PixelQueue };
type PixelQueue = ((...call: unknown[]) => void) & { queue: unknown[]; version: string };

/**
 * Loads the tags that the restaurant has configured. The content security policy allows only their
 * origins.
 */
export function loadTags({ tag_manager, analytics, pixel }: Site["tags"]): void {
  if (TAG_MANAGER_ID.test(tag_manager)) loadTagManager(tag_manager);
  if (analytics) loadAnalytics(analytics);
  if (pixel) loadPixel(pixel);
}

function loadTagManager(id: string): void {
  dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

function loadAnalytics(id: string): void {
  // Google's tag reads only entries that are a function's own `arguments`.
  function gtag(..._call: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer().push(arguments);
  }
  gtag("js", new Date());
  gtag("config", id);
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
}

/** The pixel's script replays the calls that were queued before it loaded. */
function loadPixel(id: string): void {
  const queue: unknown[] = [];
  const fbq = Object.assign((...call: unknown[]) => void queue.push(call), {
    queue,
    version: "2.0",
  });
  (window as TagWindow).fbq = fbq;
  fbq("init", id);
  fbq("track", "PageView");
  addScript("https://connect.facebook.net/en_US/fbevents.js");
}

function dataLayer(): unknown[] {
  const tagWindow: TagWindow = window;
  tagWindow.dataLayer ??= [];
  return tagWindow.dataLayer;
}

function addScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
