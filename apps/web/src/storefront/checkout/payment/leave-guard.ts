/** The parts of a window that the guard needs; `navigation` is missing in older browsers. */
export type GuardedWindow = Pick<EventTarget, "addEventListener" | "removeEventListener"> & {
  navigation?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

/**
 * Makes the browser ask before the page is left. A payment itself may redirect to the bank's page;
 * the `navigate` event tells that from leaving by the guest, so a browser without it is not
 * guarded. Returns a function that removes the guard.
 */
export function guardLeaving(window: GuardedWindow): () => void {
  const { navigation } = window;
  if (!navigation) return () => {};
  const ask = (event: Event) => event.preventDefault();
  const lift = () => window.removeEventListener("beforeunload", ask);
  const navigate = (event: Event) => {
    if (leavesByScript(event as NavigateEvent)) lift();
  };
  window.addEventListener("beforeunload", ask);
  navigation.addEventListener("navigate", navigate);
  return () => {
    lift();
    navigation.removeEventListener("navigate", navigate);
  };
}

function leavesByScript({ userInitiated, destination }: NavigateEvent): boolean {
  return !userInitiated && !destination.sameDocument;
}
