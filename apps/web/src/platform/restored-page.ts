/**
 * Loads a page anew that the browser shows again from its back/forward cache: it stands as it was
 * left, and what it waited for (the bank's page, an answer) may never come. Offline it waits for
 * the network, since a reload would replace it by none.
 */
export function reloadRestoredPage(): void {
  const reload = () => window.location.reload();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    if (navigator.onLine) reload();
    else window.addEventListener("online", reload, { once: true });
  });
}
