/** Must be called from a user gesture; browsers then ask for permission. */
export function askToNotify(): void {
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission();
}

/**
 * Shows a system notification while the page is hidden; tagged with the order, so it appears once.
 */
export function notify(orderId: string, title: string, body: string): void {
  if (document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: orderId, requireInteraction: true });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Mobile browsers allow this only from a service worker, which the desk does not have: the bell
    // rings anyway.
  }
}
