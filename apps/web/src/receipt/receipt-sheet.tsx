import { momentAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { formatPercent } from "@noren/contract/format/percent.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Receipt } from "@noren/contract/tracking.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { DemonstrationMark } from "../ui/demonstration-mark.tsx";
import styles from "./receipt-sheet.module.css";
import { RECEIPT_WORDS } from "./receipt-words.ts";

type ReceiptPart = Receipt["lines"][number]["parts"][number];

type ReceiptSheetProps = { receipt: Receipt; locale: Locale; timezone: string };

/**
 * A receipt as required by law: issuer, items, net, VAT and gross by rate, and means of payment.
 */
export function ReceiptSheet({ receipt, locale, timezone }: ReceiptSheetProps) {
  const words = RECEIPT_WORDS[locale];
  const { restaurant, issued_at, order_number, lines, payments } = receipt;
  const { dayOfYear, time } = momentAt(Date.parse(issued_at), timezone, locale);
  const money = (cents: Cents) => formatMoney(cents, locale);
  const percent = (rate: number) => formatPercent(rate, locale);
  const sums = [
    [words.subtotal, receipt.subtotal],
    [words.discount, -receipt.discount as Cents],
    [words.delivery, receipt.delivery],
  ] as const;
  return (
    <article className={styles.sheet} aria-label={titleOf(receipt, locale)}>
      <header>
        {receipt.demonstration && <DemonstrationMark locale={locale} />}
        <p className={styles.title}>{titleOf(receipt, locale)}</p>
        <p>{words.order(order_number)}</p>
        <p>{words.issued(dayOfYear, time)}</p>
        <p className={styles.restaurant}>
          <strong>{restaurant.legal_name || restaurant.name}</strong>
          {restaurant.address && <span>{restaurant.address}</span>}
          {restaurant.siret && <span>{`SIRET ${restaurant.siret}`}</span>}
          {restaurant.vat_number && <span>{words.vatNumber(restaurant.vat_number)}</span>}
        </p>
      </header>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an issued receipt never change
            <li key={index}>
              <span>{line.quantity} ×</span>
              <span>
                {line.name}
                <FormuleParts parts={line.parts} locale={locale} />
                {line.choices && <small>{line.choices}</small>}
                {line.vat_rates.length > 0 && line.parts.length === 0 && (
                  <small>{words.lineVat(line.vat_rates.map(percent).join(" + "))}</small>
                )}
              </span>
              <span className="tabular">{money(line.line_total)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.sums}>
        {sums
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{money(amount)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd className="tabular">{money(receipt.total)}</dd>
        </div>
        {payments.map(({ method, amount }) => (
          <div key={method}>
            <dt>
              {method === "card" && receipt.demonstration ? words.demoPaid : words.paid[method]}
            </dt>
            <dd className="tabular">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.vat}>
        <thead>
          <tr>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.net}</th>
            <th scope="col">{words.vat}</th>
            <th scope="col">{words.gross}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.vat.map(({ rate, net, vat, gross }) => (
            <tr key={rate}>
              <th scope="row">{percent(rate)}</th>
              <td>{money(net)}</td>
              <td>{money(vat)}</td>
              <td>{money(gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

/** The dishes of a formule, each with its share of the price and its VAT. */
function FormuleParts({ parts, locale }: { parts: ReceiptPart[]; locale: Locale }) {
  const words = RECEIPT_WORDS[locale];
  return (
    parts.length > 0 && (
      <ul className={styles.parts}>
        {parts.map(({ name, quantity, amount, vat_rate }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an issued receipt never change
          <li key={index}>
            <span>{`${quantity} × ${name}`}</span>
            <span className="tabular">
              {formatMoney(amount, locale)}
              {vat_rate !== null && ` · ${words.lineVat(formatPercent(vat_rate, locale))}`}
            </span>
          </li>
        ))}
      </ul>
    )
  );
}

function titleOf({ kind, number, of_number }: Receipt, locale: Locale): string {
  const words = RECEIPT_WORDS[locale];
  return kind === "receipt" ? words.receipt(number) : words.creditNote(number, of_number ?? 0);
}
