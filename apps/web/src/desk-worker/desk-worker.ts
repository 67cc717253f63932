import { isRecord } from "@noren/contract/api-problem.ts";
import { readPushedAlert } from "./pushed-alert.ts";
import type { DeskWindow, WorkerScope } from "./worker-scope.ts";

/**
 * The service worker of the order desk, with the scope `/desk`: it shows a notification for a
 * pushed order and opens the order when that is pressed. It handles no requests and caches nothing.
 */
const worker = self as unknown as WorkerScope;

const DESK = /^(\/[a-z]{2})?\/desk(\/|$)/;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => event.waitUntil(showAlert(event.data?.text() ?? "")));

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const data: unknown = notification.data;
  const order = isRecord(data) ? String(data.order) : "";
  event.waitUntil(openOrder(order));
});

/** A desk that somebody looks at shows and rings by itself. */
async function showAlert(text: string): Promise<void> {
  const alert = readPushedAlert(text);
  if (!alert) return;
  const desks = await openDesks();
  if (desks.some(({ visibilityState }) => visibilityState === "visible")) return;
  const { title, body, lang, order } = alert;
  const options = {
    ...{ body, lang, tag: order, data: { order } },
    icon: "/icons/desk-192.png",
    requireInteraction: true,
    // A repeated alert replaces the earlier one and sounds again.
    renotify: true,
    vibrate: [400, 200, 400, 200, 400],
  };
  await worker.registration.showNotification(title, options);
}

async function openOrder(order: string): Promise<void> {
  const desks = await openDesks();
  const desk = desks.find(({ visibilityState }) => visibilityState === "visible") ?? desks[0];
  if (!desk) {
    await worker.clients.openWindow(`/desk?order=${encodeURIComponent(order)}`);
    return;
  }
  desk.postMessage({ open_order: order });
  // Refused where the browser does not count the press as one on this page.
  await desk.focus().catch(() => {});
}

/** Also those outside of the scope, in another language's path. */
async function openDesks(): Promise<DeskWindow[]> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => DESK.test(new URL(url).pathname));
}
