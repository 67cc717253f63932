import { openStorage } from "../../platform/storage.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import type { PageId } from "../../routes.ts";

/** Where one's account is: the profile for whoever is signed in, for others the way in. */
export function useAccountPage(): Extract<PageId, "auth" | "profile"> {
  const hydrated = useHydrated();
  return hydrated && openStorage("cookies").read("token") !== null ? "profile" : "auth";
}
