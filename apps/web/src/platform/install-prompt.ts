/** The event that offers to install the site; missing in TypeScript's library. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

let deferred: InstallPrompt | null = null;

/** Browsers prompt early; the prompt is deferred until after an order, or dropped. */
export function deferInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    deferred = event as InstallPrompt;
  });
}

export function deferredInstallPrompt(): InstallPrompt | null {
  return deferred;
}
