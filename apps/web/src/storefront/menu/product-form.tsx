import { declarationOf } from "@noren/ordering/allergens.ts";
import { MAX_QUANTITY } from "@noren/ordering/cart.ts";
import { lineTotal } from "@noren/ordering/line.ts";
import type { Item } from "@noren/ordering/model.ts";
import { type FormEvent, useRef, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PRODUCT_WORDS } from "../../i18n/product-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useCart } from "../cart/cart-store.ts";
import { useAddToCart } from "../cart/use-add-to-cart.ts";
import { ConflictNotice } from "../dietary/conflict-notice.tsx";
import { DeclaredAllergens } from "../dietary/declared-allergens.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import { lowestPrice } from "./dish-price.ts";
import { OptionField } from "./option-field.tsx";
import { type DishDraft, draftOf, dropDraft, keepDraft } from "./product-drafts.ts";
import styles from "./product-form.module.css";
import { lineOf, missingOptions } from "./product-line.ts";

/** In code points: longer notes do not fit a kitchen ticket; the server accepts 500 characters. */
const MAX_NOTE = 140;

type ProductFormProps = { item: Item; onAdded: () => void };

/** A dish with its choices; what was chosen is kept until it is added to the cart. */
export function ProductForm({ item, onAdded }: ProductFormProps) {
  const words = PRODUCT_WORDS[useLocale().locale];
  const orderType = useCart((cart) => cart.orderType);
  const add = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(item.item_id));
  /** The option that a press found lacking; its error goes as soon as it lacks nothing. */
  const [refused, setRefused] = useState<number | null>(null);
  const [full, setFull] = useState(false);
  const { chosen, quantity, note } = draft;
  const line = lineOf(item, chosen, quantity, note);
  const missing = missingOptions(line);
  const declaration = declarationOf(line);

  const change = (part: Partial<DishDraft>) => {
    const changed = { ...draft, ...part };
    setDraft(changed);
    keepDraft(item.item_id, changed);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [lacking] = missing;
    setRefused(lacking ?? null);
    if (lacking !== undefined) {
      const group = form.current?.querySelector<HTMLElement>(`[data-option="${lacking}"]`);
      group?.scrollIntoView({ block: "center" });
      group
        ?.querySelector<HTMLElement>("input, button:not(:disabled)")
        ?.focus({ preventScroll: true });
      return;
    }
    if (!add(line)) return setFull(true);
    dropDraft(item.item_id);
    onAdded();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.scroll}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens it scrolls separately, also by keyboard */}
        <section className={styles.dish} aria-label={item.item_name} tabIndex={0}>
          <DishPicture
            item={item}
            sizes="(min-width: 48rem) 30rem, 100vw"
            priority="eager"
            className={styles.picture}
          />
          <div className={styles.head}>
            <h2>{item.item_name}</h2>
            <p className={styles.price}>
              <Price cents={lowestPrice(item, orderType).price} />
            </p>
            {item.item_description && <p className={styles.description}>{item.item_description}</p>}
            <DeclaredAllergens declaration={declaration} composed={item.options.length > 0} />
          </div>
        </section>
        <div className={styles.choices}>
          {item.options.map((option) => (
            <OptionField
              key={option.option_id}
              option={option}
              chosen={chosen}
              onChange={(chosen) => change({ chosen })}
              {...(option.option_id === refused &&
                missing.includes(refused) && { error: words.missing(option.option_name) })}
            />
          ))}
          <TextArea
            label={words.note}
            placeholder={words.notePlaceholder}
            hint={words.noteHint}
            value={note}
            onChange={(event) => change({ note: firstCharacters(event.target.value) })}
          />
          {full && <Alert kind="error">{words.full}</Alert>}
        </div>
      </div>
      <div className={styles.foot}>
        <ConflictNotice declaration={declaration} />
        <Stepper
          name={words.quantity}
          value={quantity}
          min={1}
          max={MAX_QUANTITY}
          onChange={(quantity) => change({ quantity })}
        />
        <Button type="submit" size="l" className={styles.add}>
          <span>{words.add}</span>
          <Price cents={lineTotal(line, orderType)} />
        </Button>
      </div>
    </form>
  );
}

/** The browser's own limit counts UTF-16 units, and could cut a character in two. */
function firstCharacters(text: string): string {
  return [...text].slice(0, MAX_NOTE).join("");
}
