import "./critical-styles.ts";
import { MANIFEST_DELAY_MS } from "@noren/ordering/constants.ts";
import { deferInstallPrompt } from "./platform/install-prompt.ts";
import { isBot } from "./platform/is-bot.ts";
import { LOST_PART, noticeFailedStart } from "./platform/late-start.ts";
import { logFault } from "./platform/log-fault.ts";
import { reloadRestoredPage } from "./platform/restored-page.ts";
import type { Bootstrap } from "./render-context.ts";
import { replaceableShop } from "./replaceable-shop.ts";
import { startPages } from "./start-pages.tsx";

async function start(root: HTMLElement, bootstrap: Bootstrap) {
  const shop = replaceableShop();
  const router = await startPages(root, bootstrap, shop.options);
  setTimeout(async () => {
    const { afterStart } = await import("./after-start/after-start.ts");
    afterStart(new URL(import.meta.url).pathname, router, shop.replace);
  }, MANIFEST_DELAY_MS);
}

deferInstallPrompt();
reloadRestoredPage();
const root = document.getElementById("root");
const bootstrap = document.getElementById("bootstrap")?.textContent;
if (root && bootstrap && !isBot(navigator.userAgent))
  start(root, JSON.parse(bootstrap)).catch((error) => {
    logFault(error);
    noticeFailedStart();
  });
// A bot keeps the server's page (storefront.md §8).
else document.getElementById(LOST_PART)?.remove();
