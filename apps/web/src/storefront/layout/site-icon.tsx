import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { bundledIcon } from "../../ui/bundled-icon.ts";
import { Icon } from "../../ui/icon.tsx";

const FetchedIcon = lazyPart(() =>
  import("../icons/fetched-icon.tsx").then((part) => part.FetchedIcon),
);

/**
 * An icon by its name in Iconify's sets. An icon that is not bundled is fetched after the page has
 * loaded; until then, or if it fails, a neutral icon is shown.
 */
export function SiteIcon({ name, size }: { name: string; size: number }) {
  const bundled = bundledIcon(name);
  const hydrated = useHydrated();
  const neutral = <Icon name={bundled ?? "arrow-right"} size={size} />;
  if (bundled || !hydrated) return neutral;
  return (
    <Suspense fallback={neutral}>
      <FetchedIcon name={name} size={size} neutral={neutral} />
    </Suspense>
  );
}
