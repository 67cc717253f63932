import { Suspense } from "react";
import { IS_APP } from "../../platform/is-app.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { openStorage } from "../../platform/storage.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { useSite } from "../../site-context.tsx";
import { hasTags } from "./has-tags.ts";

const Consent = lazyPart(() => import("./consent.tsx").then((part) => part.Consent));

/**
 * Loads the consent notice if no choice is stored, and the tags that were agreed to; otherwise
 * loads no code.
 */
export function ConsentSlot() {
  const { site } = useSite();
  const hydrated = useHydrated();
  const wanted =
    !IS_APP && hydrated && (hasTags(site) || openStorage(site.storage).read("consent") === null);
  return <Suspense>{wanted && <Consent />}</Suspense>;
}
