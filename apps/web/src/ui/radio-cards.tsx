import { type ReactNode, useId } from "react";
import styles from "./radio-cards.module.css";

export type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  description?: string | undefined;
  /** Shown at the right: a price, a time. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioCardsProps<Value extends string> = {
  legend: string;
  /** Visually hidden only. */
  hideLegend?: boolean;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  columns?: 1 | 2;
};

/** Single choice among a few cards: native radio buttons. */
export function RadioCards<Value extends string>({
  legend,
  hideLegend = false,
  cards,
  value,
  onChange,
  columns = 1,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? "visually-hidden" : styles.legend}>{legend}</legend>
      <div className={styles.cards} data-columns={columns}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
            />
            <span className={styles.words}>
              <span className={styles.label}>{card.label}</span>
              {card.description && <span className={styles.description}>{card.description}</span>}
            </span>
            {card.aside}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
