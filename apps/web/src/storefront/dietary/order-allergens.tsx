import { allergenSentence } from "@noren/contract/allergen-words.ts";
import { declarationOf } from "@noren/ordering/allergens.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import { CART_WORDS } from "../../i18n/cart-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import styles from "./order-allergens.module.css";

type OrderAllergensProps = {
  priced: PricedCart;
  /** Unfolded where the order is placed: allergens are stated before it (EU 1169/2011, art. 14). */
  open?: boolean;
};

/** The declared allergens of every dish as configured; equal statements of a dish stand once. */
export function OrderAllergens({ priced, open = false }: OrderAllergensProps) {
  const { locale } = useLocale();
  const lines = [...priced.lines.map(({ line }) => line), ...priced.free_items];
  const statements = lines.map((line) => {
    const sentence = allergenSentence(declarationOf(line), locale);
    return `${line.item.item_name} — ${sentence}`;
  });
  return (
    <Disclosure title={CART_WORDS[locale].allergens} open={open}>
      <div className={styles.dishes}>
        {[...new Set(statements)].map((statement) => (
          <p key={statement}>{statement}</p>
        ))}
      </div>
    </Disclosure>
  );
}
