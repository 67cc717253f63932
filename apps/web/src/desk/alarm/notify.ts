import { deskRegistration } from "../push/push-device.ts";

/** Those shown without a worker, by order id. */
const shownByPage = new Map<string, Notification>();

/** Must be called from a user gesture; browsers then ask for permission. */
export function askToNotify(): void {
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission();
}

/**
 * Shows a system notification while the page is hidden; tagged with the order, so it appears once,
 * and a push for the same order replaces it.
 */
export async function notify(orderId: string, title: string, body: string): Promise<void> {
  if (document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const options = { body, tag: orderId, requireInteraction: true, data: { order: orderId } };
  const registration = await deskRegistration();
  if (registration?.active) return registration.showNotification(title, options);
  try {
    const shown = new Notification(title, options);
    shownByPage.set(orderId, shown);
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Mobile browsers allow this only from a service worker, which the desk has once push is on: the
    // alarm rings anyway.
  }
}

/** Closes an order's notification, by whom it was shown; without an order, all of this device. */
export async function closeNotification(orderId?: string): Promise<void> {
  for (const [id, shown] of shownByPage) {
    if (orderId !== undefined && orderId !== id) continue;
    shown.close();
    shownByPage.delete(id);
  }
  const registration = await deskRegistration();
  const wanted = orderId === undefined ? {} : { tag: orderId };
  for (const shown of (await registration?.getNotifications(wanted)) ?? []) shown.close();
}
