import type { SiteLink as Link } from "@noren/contract/site-links.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { SiteIcon } from "./site-icon.tsx";
import styles from "./site-link.module.css";

/** A link added by the restaurant to its header or footer. */
export function SiteLink({ link, size = 20 }: { link: Link; size?: number }) {
  const { locale } = useLocale();
  return (
    <a href={link.href}>
      <span className={styles.words}>
        {link.icon && <SiteIcon name={link.icon} size={size} />}
        {link.label[locale]}
      </span>
    </a>
  );
}
