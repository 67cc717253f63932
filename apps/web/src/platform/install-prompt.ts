/** A browser's offer to install the site; TypeScript's library does not know it. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

let held: InstallPrompt | null = null;

/** The browser asks once, early: its question waits until the visitor has ordered, or never comes. */
export function holdInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    held = event as InstallPrompt;
  });
}

export function heldInstallPrompt(): InstallPrompt | null {
  return held;
}
