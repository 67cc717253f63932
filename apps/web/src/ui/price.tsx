import { formatMoney } from "@noren/contract/format/money.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { useLocale } from "../i18n/locale-context.tsx";

/** An amount in the reader's locale, with tabular figures. */
export function Price({ cents }: { cents: Cents }) {
  const { locale } = useLocale();
  return <span className="tabular">{formatMoney(cents, locale)}</span>;
}
