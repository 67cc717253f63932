import { CANONICAL_PREFIX, type Locale } from "@noren/contract/locales.ts";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { openStorage } from "../../platform/storage.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { inForm } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./locale-switcher.module.css";

const NAMES: Record<Locale, string> = { fr: "Français", en: "English" };

/**
 * The same page in the other languages, with its query, which names the tab of the checkout; the
 * server knows no query. Nothing with only one language.
 */
export function LocaleSwitcher() {
  const { locale, m } = useLocale();
  const { site } = useSite();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  if (site.locales.available.length < 2) return null;
  return (
    <ul className={styles.list} aria-label={m.layout.language}>
      {site.locales.available.map((other) => (
        <li key={other}>
          <Link
            to={inForm(pathname, CANONICAL_PREFIX[other]) + (hydrated ? search : "")}
            lang={other}
            hrefLang={other}
            aria-current={other === locale ? "true" : undefined}
            aria-label={NAMES[other]}
            className={styles.locale}
            preventScrollReset
            onClick={() => openStorage(site.storage).write("locale", other)}
          >
            {other}
          </Link>
        </li>
      ))}
    </ul>
  );
}
