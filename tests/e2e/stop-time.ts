import type { Page } from "@playwright/test";

/** Longer than any machine takes between two calls. */
const AHEAD_MS = 10_000;

/** Stops the page's clock slightly in the future, because a clock cannot be stopped in the past. */
export async function stopTime({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + AHEAD_MS);
}

/** Advances the page's clock at once; it then runs on. */
export async function passTime({ clock }: Page, ms: number): Promise<void> {
  await clock.runFor(ms);
  await clock.resume();
}
