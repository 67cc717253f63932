import { useSyncExternalStore } from "react";
import { openStorage, STORAGE_EVENT } from "../../platform/storage.ts";

/** Where one's account is: the profile for whoever is signed in, for others the way in. */
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
