/** What the guard needs of a window; `navigation` is missing in older browsers. */
export type GuardedWindow = Pick<EventTarget, "addEventListener" | "removeEventListener"> & {
  navigation?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

/**
 * Has the browser ask before the page is left. A payment may itself lead to the bank's page: that
 * is told from the guest's leaving by the `navigate` event, so a browser without it is not guarded
 * at all. Gives what takes the guard away.
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
