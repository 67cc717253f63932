import type { Site } from "@noren/contract/site-config.ts";
import { create } from "zustand";
import { openStorage } from "../../platform/storage.ts";

/** `choice` is null until the visitor has chosen; `asking` is whether the notice is visible. */
type ConsentState = { choice: boolean | null; asking: boolean };

export const useConsent = create<ConsentState>(() => ({ choice: null, asking: false }));

/** Loads the choice of an earlier visit; without a readable one the notice is shown. */
export function startConsent({ storage }: Site): void {
  const stored = openStorage(storage).read("consent");
  const choice = stored === "true" ? true : stored === "false" ? false : null;
  useConsent.setState(({ asking }) => ({ choice, asking: asking || choice === null }));
}

export function chooseConsent(choice: boolean, { storage }: Site): void {
  openStorage(storage).write("consent", String(choice));
  useConsent.setState({ choice, asking: false });
}

/** Dismisses the notice without an answer: nothing is stored, and the next visit is asked again. */
export function putOffConsent(): void {
  useConsent.setState({ asking: false });
}

/** Consent can be withdrawn as easily as given. */
export function reopenConsent(): void {
  useConsent.setState({ asking: true });
}
