import { useSyncExternalStore } from "react";
import { openStorage, STORAGE_EVENT } from "../../platform/storage.ts";

/**
 * The page of the account link: the profile for signed-in customers, otherwise the account's first
 * page.
 */
export function useAccountPage(): "auth" | "profile" {
  return useSyncExternalStore(subscribe, accountPage, () => "auth");
}

function accountPage() {
  return openStorage("cookies").read("token") === null ? "auth" : "profile";
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(STORAGE_EVENT, onChange);
  return () => window.removeEventListener(STORAGE_EVENT, onChange);
}
