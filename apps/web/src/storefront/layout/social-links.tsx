import type { Contacts } from "@noren/contract/settings.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./social-links.module.css";
import { socialLinks } from "./social-networks.ts";

export function SocialLinks({ contacts }: { contacts: Contacts }) {
  const { layout } = useMessages();
  return (
    <ul className={styles.links}>
      {socialLinks(contacts).map(({ name, icon, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={`${name} ${layout.newTab}`}>
            <Icon name={icon} size={26} />
          </a>
        </li>
      ))}
    </ul>
  );
}
