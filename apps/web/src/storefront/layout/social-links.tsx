import type { Contacts } from "@noren/contract/settings.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import styles from "./social-links.module.css";

const NETWORKS = [
  ["instagram", "Instagram", "instagram-logo"],
  ["facebook", "Facebook", "facebook-logo"],
  ["tiktok", "TikTok", "tiktok-logo"],
  ["twitter", "X", "x-logo"],
  ["youtube", "YouTube", "youtube-logo"],
  ["linkedin", "LinkedIn", "linkedin-logo"],
  ["pinterest", "Pinterest", "pinterest-logo"],
] as const satisfies readonly (readonly [keyof Contacts, string, IconName])[];

/** Only links that begin with http are followed (storefront.md §1). */
export function SocialLinks({ contacts }: { contacts: Contacts }) {
  const { layout } = useMessages();
  return (
    <ul className={styles.links}>
      {NETWORKS.filter(([key]) => contacts[key].startsWith("http")).map(([key, name, icon]) => (
        <li key={key}>
          <a
            href={contacts[key]}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name} ${layout.newTab}`}
          >
            <Icon name={icon} size={26} />
          </a>
        </li>
      ))}
    </ul>
  );
}
