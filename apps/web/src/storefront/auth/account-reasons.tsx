import { nonBreakingText } from "@noren/contract/format/typography.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Hem } from "../../ui/hem.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./account-reasons.module.css";

/** Three reasons to have an account, and a note on what the data is not used for. */
export function AccountReasons() {
  const { m, href } = useLocale<"account">();
  const words = m.account.reasons;
  const reasons = [
    { icon: "tote-simple", title: words.again, text: words.againText },
    { icon: "check", title: words.details, text: words.detailsText },
    { icon: "clock", title: words.history, text: words.historyText },
  ] as const;
  return (
    <aside aria-labelledby="account-reasons" className={styles.reasons}>
      <Hem />
      <div className={styles.words}>
        <h2 id="account-reasons">{nonBreakingText(words.title)}</h2>
        <ul>
          {reasons.map(({ icon, title, text }) => (
            <li key={icon}>
              <Icon name={icon} size={24} />
              <div>
                <strong>{title}</strong>
                <p>{nonBreakingText(text)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.privacy}>
          {words.privacy} <Link to={href("privacy-policy")}>{m.titles["privacy-policy"]}</Link>
        </p>
      </div>
    </aside>
  );
}
