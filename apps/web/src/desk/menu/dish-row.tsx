import { timeFrom } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { memo } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import { useOpenDraft } from "../open-draft/open-draft.ts";
import styles from "./dish-row.module.css";
import { PRICE_FIELDS } from "./draft-store.ts";
import { PriceInput } from "./price-input.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { fieldLabel, valueWords } from "./value-words.ts";

/** How the page shows dishes; the mode in which they are moved has rows of its own. */
export type RowMode = "read" | "prices";

type DishRowProps = {
  dish: MenuDish;
  mode: RowMode;
  /** Below the heading of its section. */
  heading?: "h3" | "h4";
};

/** A dish of the menu; drawn again only when the dish itself changes. */
export const DishRow = memo(function DishRow({
  dish,
  mode,
  heading: Heading = "h4",
}: DishRowProps) {
  return (
    <li className={styles.row} data-mode={mode} data-off={!dish.is_available || undefined}>
      <Thumbnail picture={dish.picture} name={dish.name} className={styles.photo} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          {mode === "read" ? (
            <Link to={`/menu/dishes/${dish.item_id}`}>{dish.name}</Link>
          ) : (
            dish.name
          )}
        </Heading>
        <Chips dish={dish} mode={mode} />
      </div>
      {mode === "prices" ? (
        <div className={styles.fields}>
          {PRICE_FIELDS.map((field) => (
            <PriceInput key={field} dish={dish} field={field} />
          ))}
        </div>
      ) : (
        <Prices dish={dish} />
      )}
    </li>
  );
});

/** One amount where both are the same. */
function Prices({ dish }: { dish: MenuDish }) {
  const { m, locale } = useOffice();
  if (dish.price_delivery === dish.price_pickup)
    return <p className={styles.price}>{formatMoney(dish.price_pickup, locale)}</p>;
  return (
    <dl className={styles.prices}>
      {PRICE_FIELDS.map((field) => (
        <div key={field}>
          <dt>{m.menuPage.fields[field]}</dt>
          <dd className={styles.price}>{formatMoney(dish[field], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Chips({ dish, mode }: DishRowProps) {
  const { m, locale, restaurant } = useOffice();
  const drafted = useDrafted(dish, mode);
  const { is_available, is_sold_out, back_at, daily_count } = dish;
  const missing = mode === "read" ? dish.missing : [];
  const back = back_at && timeFrom(serverNow(), Date.parse(back_at), restaurant.timezone, locale);
  const chips = [
    !is_available && { tone: "off", words: m.menuPage.offSale },
    is_sold_out && {
      tone: "out",
      words: back ? m.menuPage.soldOutUntil(back) : m.menuPage.soldOut,
    },
    daily_count !== null && { tone: "count", words: m.menuPage.perDay(daily_count) },
    ...missing.map((fact) => ({ tone: fact, words: m.menuPage.missing[fact] })),
    ...drafted,
  ].filter((chip) => chip !== false);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ tone, words }) => (
        <li key={words} data-tone={tone}>
          {words}
        </li>
      ))}
    </ul>
  );
}

/** More are counted: the dish's page shows them all. */
const MAX_CHIPS = 3;

/** What the open draft changes of a dish, each with the value that is live. */
function useDrafted({ target }: MenuDish, mode: RowMode) {
  const desk = useOffice();
  const words = desk.m.drafts.field;
  const changes = useOpenDraft((open) => open.changes);
  // Prices have it at their fields.
  const own = [...changes.values()].filter(
    (change) =>
      change.target === target &&
      (mode === "read" || !PRICE_FIELDS.some((field) => field === change.field)),
  );
  const chips = own.slice(0, MAX_CHIPS).map(({ field, now, value }) => ({
    tone: "draft",
    words:
      field === "archived" && value === true
        ? words.archived
        : words.chip(fieldLabel(desk, field), valueWords(desk, field, now)),
  }));
  if (own.length <= MAX_CHIPS) return chips;
  return [...chips, { tone: "draft", words: words.more(own.length - MAX_CHIPS) }];
}
