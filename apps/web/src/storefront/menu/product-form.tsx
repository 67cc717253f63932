import { nonBreakingNumbers } from "@noren/contract/format/typography.ts";
import { declarationOf } from "@noren/ordering/allergens.ts";
import { MAX_QUANTITY } from "@noren/ordering/cart.ts";
import { lineTotal } from "@noren/ordering/line.ts";
import type { Item, Line, OrderType } from "@noren/ordering/model.ts";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PRODUCT_WORDS } from "../../i18n/product-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { ConflictNotice } from "../dietary/conflict-notice.tsx";
import { DeclaredAllergens } from "../dietary/declared-allergens.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import { DeclaredFacts } from "./declared-facts.tsx";
import { lowestPrice } from "./dish-price.ts";
import { OptionField } from "./option-field.tsx";
import type { DishDraft } from "./product-drafts.ts";
import styles from "./product-form.module.css";
import {
  type Chosen,
  lineOf,
  missingOptions,
  optionChanges,
  shownOptions,
} from "./product-line.ts";

/** In code points: longer notes do not fit a kitchen ticket; the server accepts 500 characters. */
const MAX_NOTE = 140;

type ProductFormProps = {
  item: Item;
  orderType: OrderType;
  /** What is chosen at first. */
  initial: DishDraft;
  onChange?: (draft: DishDraft) => void;
  /** The words of the submit button, before the price. */
  action: ReactNode;
  /** False where the cart is full. */
  onSubmit: (line: Line) => boolean;
};

/** A dish with its choices, as a line for the cart. */
export function ProductForm(props: ProductFormProps) {
  const { item, orderType, initial, onChange, action, onSubmit } = props;
  const { locale, m } = useLocale();
  const words = PRODUCT_WORDS[locale];
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  /** The option that a press found lacking; its error goes as soon as it lacks nothing. */
  const [refused, setRefused] = useState<number | null>(null);
  const [full, setFull] = useState(false);
  /** Options that the last choice made appear or disappear, in words. */
  const [news, setNews] = useState("");
  const { chosen, quantity, note } = draft;
  const line = lineOf(item, chosen, quantity, note);
  const shown = shownOptions(item, chosen);
  const missing = missingOptions(line);
  const declaration = declarationOf(line);

  const change = (part: Partial<DishDraft>) => {
    const changed = { ...draft, ...part };
    setDraft(changed);
    onChange?.(changed);
  };

  const choose = (chosen: Chosen) => {
    const { appeared, gone } = optionChanges(shown, shownOptions(item, chosen));
    if (appeared.length + gone.length > 0)
      setNews([...appeared.map(words.appeared), ...gone.map(words.disappeared)].join(" "));
    change({ chosen });
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
    setFull(!onSubmit(line));
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.scroll}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens it scrolls separately, also by keyboard */}
        <section className={styles.dish} aria-label={item.item_name} tabIndex={0}>
          <DishPicture
            item={item}
            sizes="(min-width: 48rem) 30rem, 100vw"
            eager
            alt={item.item_picture_alt}
            className={styles.picture}
          />
          <div className={styles.head}>
            <h2>{item.item_name}</h2>
            <p className={styles.price}>
              <Price cents={lowestPrice(item, orderType).price} />
              {item.left && <span className={styles.left}> {m.menu.left(item.left)}</span>}
            </p>
            {item.item_description && (
              <p className={styles.description}>{nonBreakingNumbers(item.item_description)}</p>
            )}
            <DeclaredFacts line={line} />
            {/* An empty formule would read as free of allergens: each of its dishes says its own. */}
            {(!item.is_formule || line.choices.length > 0) && (
              <DeclaredAllergens declaration={declaration} composed={item.options.length > 0} />
            )}
          </div>
        </section>
        <div className={styles.choices}>
          {shown.map((option) => (
            <OptionField
              key={option.option_id}
              option={option}
              chosen={chosen}
              onChange={choose}
              {...(option.option_id === refused &&
                missing.includes(refused) && { error: words.missing(option.option_name) })}
            />
          ))}
          {item.options.some(({ only_with }) => only_with) && (
            <p role="status" className="visually-hidden">
              {news}
            </p>
          )}
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
          max={Math.min(MAX_QUANTITY, item.left ?? MAX_QUANTITY)}
          onChange={(quantity) => change({ quantity })}
        />
        <Button type="submit" size="l" className={styles.add}>
          <span>{action}</span>
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
