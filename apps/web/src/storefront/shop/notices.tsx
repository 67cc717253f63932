import { textIn } from "@noren/contract/text-in.ts";
import { currentNotices } from "@noren/ordering/notices.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./notices.module.css";
import { useShop } from "./shop-context.tsx";

/** What the restaurant has to say at present; each notice leaves when it ends. */
export function Notices({ underHem }: { underHem?: boolean }) {
  const { locale, m } = useLocale();
  const { texts, timezone } = useShop().settings;
  const now = useNow();
  // The server and a page being hydrated have no clock: the answer holds those of its moment.
  const notices = now === null ? texts.notices : currentNotices(texts.notices, now, timezone);
  if (notices.length === 0) return null;
  return (
    <aside
      className={styles.notices}
      aria-label={m.layout.notices}
      data-under-hem={underHem || undefined}
    >
      {notices.map(({ text }) => (
        <p key={textIn(text, locale)}>
          <Icon name="info" />
          <span>{textIn(text, locale)}</span>
        </p>
      ))}
    </aside>
  );
}
