import { nonBreakingPunctuation } from "@noren/contract/format/typography.ts";
import { type WishRow, wishInWords, wishRows } from "@noren/contract/order-wishes-words.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./ticket-wishes.module.css";

/** What the guest asks for beyond the dishes, in full words, the most important first. */
export function TicketWishes({ order }: { order: DeskOrder }) {
  const { m, locale } = useDesk();
  const rows = wishRows(order, locale);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.wishes} aria-label={m.card.wishes}>
      {rows.map((row) => (
        <li key={row.label} data-kind={row.kind}>
          <WishIcon kind={row.kind} />
          <span>{nonBreakingPunctuation(wishInWords(row, locale))}</span>
        </li>
      ))}
    </ul>
  );
}

function WishIcon({ kind }: Pick<WishRow, "kind">) {
  if (kind === "dietary") return <DeskIcon name="warning" size={20} />;
  return kind === "note" ? <DeskIcon name="chat-text" size={20} /> : null;
}
