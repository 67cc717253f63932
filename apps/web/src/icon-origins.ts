import type { Site } from "@noren/contract/site-config.ts";
import { bundledIcon } from "./ui/bundled-icon.ts";

/** Origins that pages may load icons from; none where every configured icon is bundled. */
export function iconOrigins({ header, footer, icon_servers }: Site): string[] {
  const isFetched = [...header.links, ...footer.links].some(
    ({ icon }) => icon !== undefined && bundledIcon(icon) === null,
  );
  return isFetched ? [...new Set(icon_servers.map((server) => new URL(server).origin))] : [];
}
