/** To be called by a touch, once: browsers ask their person. */
export function askToNotify(): void {
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission();
}

/** A word of the system where the desk is not looked at; the order's own, so it comes once. */
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
    // Telephones show them from a service worker alone, which the desk does not have: it rings.
  }
}
