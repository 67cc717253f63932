import type { Site } from "@noren/contract/site-config.ts";
import { create } from "zustand";
import { openStorage } from "../../platform/storage.ts";

/** `choice` is null until the visitor has chosen; `asking` is whether the notice is up. */
type ConsentState = { choice: boolean | null; asking: boolean };

export const useConsent = create<ConsentState>(() => ({ choice: null, asking: false }));

/** A choice of another visit holds; without one, or with one that nobody can read, it is asked. */
export function startConsent({ storage }: Site): void {
  const stored = openStorage(storage).read("consent");
  const choice = stored === "true" ? true : stored === "false" ? false : null;
  useConsent.setState(({ asking }) => ({ choice, asking: asking || choice === null }));
}

export function chooseConsent(choice: boolean, { storage }: Site): void {
  openStorage(storage).write("consent", String(choice));
  useConsent.setState({ choice, asking: false });
}

/** No answer: nothing is recorded, and the next visit is asked again. */
export function putOffConsent(): void {
  useConsent.setState({ asking: false });
}

/** Taking it back is as easy as giving it. */
export function reopenConsent(): void {
  useConsent.setState({ asking: true });
}
