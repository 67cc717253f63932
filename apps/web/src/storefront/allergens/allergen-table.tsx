import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import { capitalise } from "@noren/contract/format/capitalise.ts";
import {
  ALLERGENS,
  type Allergen,
  type Allergens,
  type Diet,
} from "@noren/ordering/declarations.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { DishMarks } from "../dietary/dish-marks.tsx";
import styles from "./allergen-table.module.css";

type DeclaredRow = { key: string; name: string; allergens: Allergens | null; diets: Diet[] };
export type RowGroup = { key: string; name: string; rows: readonly DeclaredRow[] };

type AllergenTableProps = {
  caption: string;
  /** The kind of row, translated: dishes or options. */
  kind: string;
  groups: readonly RowGroup[];
};

/**
 * Declared allergens, one row per dish or option, one column per allergen; on phones each row
 * becomes a card that names its allergens.
 */
export function AllergenTable({ caption, kind, groups }: AllergenTableProps) {
  const { locale } = useLocale<"allergens">();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{kind}</th>
          {ALLERGENS.map((allergen) => (
            <th key={allergen} scope="col">
              <span>{capitalise(ALLERGEN_WORDS[locale][allergen])}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, name, rows }) => (
        <tbody key={key}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={ALLERGENS.length + 1}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row: { name, allergens, diets } }: { row: DeclaredRow }) {
  const words = useLocale<"allergens">().m.allergens;
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        <DishMarks diets={diets} />
        {allergens?.incomplete && <span className={styles.unknown}>{words.incomplete}</span>}
        {allergens && isEmpty(allergens) && <span className={styles.none}>{words.none}</span>}
      </th>
      {allergens === null ? (
        <td colSpan={ALLERGENS.length} className={styles.unknown}>
          {words.unknown}
        </td>
      ) : (
        ALLERGENS.map((name) => <Cell key={name} name={name} allergens={allergens} />)
      )}
    </tr>
  );
}

/** In the card layout the cell names the allergen, since the table head is hidden. */
function Cell({ name, allergens }: { name: Allergen; allergens: Allergens }) {
  const { locale, m } = useLocale<"allergens">();
  const kind = allergens.contains.includes(name)
    ? "contains"
    : allergens.may_contain.includes(name)
      ? "mayContain"
      : null;
  if (!kind) return <td />;
  return (
    <td data-kind={kind}>
      <span className={styles.name}>{ALLERGEN_WORDS[locale][name]}</span>
      <span className="visually-hidden"> {m.allergens[kind]}</span>
    </td>
  );
}

function isEmpty({ contains, may_contain, incomplete }: Allergens): boolean {
  return contains.length === 0 && may_contain.length === 0 && !incomplete;
}
