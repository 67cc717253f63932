import type { Page } from "@playwright/test";

/** Longer than any machine takes from one call to the next. */
const AHEAD_MS = 10_000;

/** The page's time stands from now on, a little ahead: no clock can be stopped at what has passed. */
export async function stopTime({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + AHEAD_MS);
}

/** So much of it passes at once, and then it goes on as it did. */
export async function passTime({ clock }: Page, ms: number): Promise<void> {
  await clock.runFor(ms);
  await clock.resume();
}
