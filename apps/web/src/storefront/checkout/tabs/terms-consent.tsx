import { useLocale } from "../../../i18n/locale-context.tsx";
import { IS_APP } from "../../../platform/is-app.ts";
import { useRootMark } from "../../../platform/use-root-mark.ts";
import { useSite } from "../../../site-context.tsx";
import styles from "./terms-consent.module.css";

/**
 * Next to the order button; the terms open in a new browser tab, so that the checkout stays open.
 */
export function TermsConsent() {
  const { m, href } = useLocale<"checkout">();
  const { siteRoot } = useSite();
  useRootMark("terms-bar", true);
  const { before, link, after } = m.checkout.payment.terms;
  return (
    <p className={styles.terms}>
      {before}{" "}
      <a
        href={`${IS_APP ? siteRoot : ""}${href("terms-of-service")}`}
        target="_blank"
        rel="noopener"
      >
        {link}
        <span className="visually-hidden"> {m.layout.newTab}</span>
      </a>
      {after}
    </p>
  );
}
