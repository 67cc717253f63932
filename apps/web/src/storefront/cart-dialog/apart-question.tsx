import { CART_QUESTION_WORDS } from "../../i18n/cart-question-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./cart-questions.module.css";

export type ApartQuestionProps = {
  menu: string;
  dish: string;
  /** Names of the dishes that would leave the cart. */
  names: string;
  /** The dish's menu has no slot at all, so it cannot be taken instead either. */
  isClosed: boolean;
  onTake: () => void;
  onDone: () => void;
};

/** A dish that cannot be had at the same time as what is in the cart. */
export function ApartQuestion({ menu, dish, names, isClosed, onTake, onDone }: ApartQuestionProps) {
  const words = CART_QUESTION_WORDS[useLocale().locale].apart;
  return (
    <div className={styles.body}>
      <h2>{words.title}</h2>
      <p>{isClosed ? words.closed(menu) : words.text(menu)}</p>
      <div className={styles.answers}>
        <Button size="l" onClick={onDone}>
          {words.leave(dish)}
        </Button>
        {!isClosed && (
          <>
            <Button
              size="l"
              variant="secondary"
              onClick={() => {
                onDone();
                onTake();
              }}
            >
              {words.instead(dish)}
            </Button>
            <p className={styles.detail}>{words.leaves(names)}</p>
          </>
        )}
      </div>
    </div>
  );
}
