import { _api, addAPIProvider, Icon } from "@iconify/react";
import {
  ICON_FETCH_TIMEOUT_MS,
  ICON_SERVICE_MAX_URL_LENGTH,
  ICON_SERVICE_ROTATE_MS,
  ICON_SERVICE_TIMEOUT_MS,
} from "@noren/ordering/constants.ts";
import type { ReactNode } from "react";
import { useSite } from "../../site-context.tsx";

type FetchedIconProps = { name: string; size: number; neutral: ReactNode };

let asked: readonly string[] | null = null;

/**
 * An icon of the icon service (storefront.md §8 and §9): a 404 ends the search, any other failure
 * tries the next server. Drawn as a mask, so that third-party content never becomes part of the
 * page.
 */
export function FetchedIcon({ name, size, neutral }: FetchedIconProps) {
  const { site } = useSite();
  askAt(site.icon_servers);
  return (
    <Icon
      icon={name}
      mode="mask"
      width={size}
      height={size}
      fallback={neutral}
      aria-hidden="true"
    />
  );
}

function askAt(servers: readonly string[]): void {
  if (asked === servers) return;
  asked = servers;
  _api.setFetch(((url: RequestInfo | URL, init?: RequestInit) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(ICON_FETCH_TIMEOUT_MS) })) as typeof fetch);
  addAPIProvider("", {
    resources: servers.map((server) => server.replace(/\/+$/, "")),
    timeout: ICON_SERVICE_TIMEOUT_MS,
    rotate: ICON_SERVICE_ROTATE_MS,
    maxURL: ICON_SERVICE_MAX_URL_LENGTH,
  });
}
