import { formatPercent } from "@noren/contract/format/percent.ts";
import type { VatRow } from "@noren/ordering/vat.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./vat-detail.module.css";

/** The VAT breakdown, as the law requires it, in a disclosure. */
export function VatDetail({ rows }: { rows: readonly VatRow[] }) {
  const { locale, m } = useLocale();
  if (rows.length === 0) return null;
  return (
    <Disclosure title={m.cart.taxDetail}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.cart.rate}</th>
            <th scope="col">{m.cart.net}</th>
            <th scope="col">{m.cart.vat}</th>
            <th scope="col">{m.cart.gross}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rate, net, vat, gross }) => (
            <tr key={rate}>
              <th scope="row">{formatPercent(rate, locale)}</th>
              <td>
                <Price cents={net} />
              </td>
              <td>
                <Price cents={vat} />
              </td>
              <td>
                <Price cents={gross} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
