import type { Contacts } from "@noren/contract/settings.ts";
import type { IconName } from "../../ui/icon-names.ts";

const NETWORKS = [
  ["instagram", "Instagram", "instagram-logo"],
  ["facebook", "Facebook", "facebook-logo"],
  ["tiktok", "TikTok", "tiktok-logo"],
  ["twitter", "X", "x-logo"],
  ["youtube", "YouTube", "youtube-logo"],
  ["linkedin", "LinkedIn", "linkedin-logo"],
  ["pinterest", "Pinterest", "pinterest-logo"],
] as const satisfies readonly (readonly [keyof Contacts, string, IconName])[];

type SocialLink = { name: string; icon: IconName; url: string };

/** Only links that begin with http are used (storefront.md §1). */
export function socialLinks(contacts: Contacts): SocialLink[] {
  return NETWORKS.map(([key, name, icon]) => ({ name, icon, url: contacts[key] })).filter(
    ({ url }) => url.startsWith("http"),
  );
}
