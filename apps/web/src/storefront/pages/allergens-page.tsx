import { useLocale } from "../../i18n/locale-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { AllergenTable, type RowGroup } from "../allergens/allergen-table.tsx";
import { declaredChoices } from "../allergens/declared-choices.ts";

import { sectionId } from "../shop/section-id.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./allergens-page.module.css";

const MARKS = ["contains", "mayContain", "none", "unknown"] as const;

/** Every dish and choice of the menus with its declared allergens, to read and to print. */
export function AllergensPage() {
  const { m } = useLocale<"allergens">();
  const { menus } = useShop();
  const words = m.allergens;
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  const options: RowGroup[] = declaredChoices(items).map(({ name, choices }) => ({
    key: name,
    name,
    rows: choices.map((choice) => ({ ...choice, key: String(choice.id) })),
  }));

  return (
    <>
      <PageBand title={m.titles.allergens} />
      <div className={styles.page}>
        <p className={styles.lead}>{words.lead}</p>
        <ul className={styles.meanings}>
          {MARKS.map((mark) => (
            <li key={mark} data-kind={mark}>
              {words.meanings[mark]}
            </li>
          ))}
        </ul>
        <p className={styles.care}>{words.care}</p>
        {menus.length === 0 && <EmptyState title={m.menu.nothing} text={m.menu.nothingText} />}
        {menus.map(({ menu_id, menu_name, categories }) => (
          <section key={menu_id} aria-labelledby={`allergens-${menu_id}`}>
            <h2 id={`allergens-${menu_id}`}>{menu_name}</h2>
            <AllergenTable
              caption={menu_name}
              kind={words.dish}
              groups={categories.map(({ category_id, category_name, items }) => ({
                key: sectionId(menu_id, category_id),
                name: category_name,
                rows: items.map((item) => {
                  return { ...item, key: String(item.item_id), name: item.item_name };
                }),
              }))}
            />
          </section>
        ))}
        {options.length > 0 && (
          <section aria-labelledby="allergens-choices">
            <h2 id="allergens-choices">{words.choices}</h2>
            <p className={styles.text}>{words.choicesText}</p>
            <AllergenTable caption={words.choices} kind={words.choice} groups={options} />
          </section>
        )}
      </div>
    </>
  );
}
