/** A browser's offer to install the site; TypeScript's library does not know it. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

let deferred: InstallPrompt | null = null;

/** The browser asks once, early: its question waits until the visitor has ordered, or never comes. */
export function deferInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    deferred = event as InstallPrompt;
  });
}

export function deferredInstallPrompt(): InstallPrompt | null {
  return deferred;
}
