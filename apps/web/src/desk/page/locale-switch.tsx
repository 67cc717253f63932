import { LOCALES, type Locale } from "@noren/contract/locales.ts";
import { openStorage } from "../../platform/storage.ts";
import { useDesk } from "../desk-context.tsx";
import { deskPath } from "../desk-locale.ts";
import styles from "./locale-switch.module.css";

/** Each language is named in itself; the choice is shared with the storefront. */
export function LocaleSwitch() {
  const { locale, m } = useDesk();

  function choose(wanted: Locale) {
    openStorage("cookies").write("locale", wanted);
    const { pathname, search, hash } = window.location;
    window.location.replace(deskPath(pathname) + search + hash);
    // A link to the same URL that differs only in its fragment loads nothing.
    if (hash) window.location.reload();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend here
    <div role="group" aria-label={m.language} className={styles.switch}>
      {LOCALES.map((known) => (
        <button
          key={known}
          type="button"
          lang={known}
          aria-pressed={known === locale}
          onClick={() => choose(known)}
        >
          {m.languages[known]}
        </button>
      ))}
    </div>
  );
}
