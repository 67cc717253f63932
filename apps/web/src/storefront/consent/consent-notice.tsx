import { useEffect, useRef } from "react";
import { CONSENT_WORDS } from "../../i18n/consent-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./consent-notice.module.css";
import { chooseConsent, putOffConsent } from "./consent-store.ts";
import { hasTags } from "./has-tags.ts";
import { useFocusKept } from "./use-focus-kept.ts";

/**
 * The text of storefront.md §2. The notice covers the lower edge and blocks nothing: the page can
 * be read and ordered from without an answer. Keyboard focus starts in the notice and is trapped
 * there until it is answered, or dismissed with Escape. One answer fits beside the title; two
 * follow the text.
 */
export function ConsentNotice() {
  const { locale, href } = useLocale();
  const { site } = useSite();
  const words = CONSENT_WORDS[locale];
  const mayDecline = hasTags(site);
  const box = useRef<HTMLDialogElement>(null);
  useFocusKept(box);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isMeantForAnother(event)) putOffConsent();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  const accept = (
    <Button variant="secondary" onClick={() => chooseConsent(true, site)}>
      {words.accept}
    </Button>
  );
  return (
    <dialog
      open
      ref={box}
      tabIndex={-1}
      className={styles.notice}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
    >
      <h2 id="consent-title">{words.title}</h2>
      {!mayDecline && accept}
      <div id="consent-text" className={styles.text}>
        <p>
          {words.text} {words.more} <Link to={href("privacy-policy")}>{words.privacy}</Link>{" "}
          {words.and} <Link to={href("cookie-policy")}>{words.cookies}</Link>
        </p>
      </div>
      {mayDecline && (
        <div className={styles.answers}>
          <Button variant="secondary" onClick={() => chooseConsent(false, site)}>
            {words.decline}
          </Button>
          {accept}
        </div>
      )}
    </dialog>
  );
}

/** A modal dialog closes with Escape too, and a search field is cleared by it. */
function isMeantForAnother({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement || document.querySelector("dialog:modal") !== null;
}
