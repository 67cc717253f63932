import { useEffect, useRef, useState } from "react";
import { CART_QUESTION_WORDS } from "../../i18n/cart-question-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Toast } from "../../ui/toast.tsx";
import { useLingering } from "../../ui/use-lingering.ts";
import { dismissTold, toldOf, useCart } from "../cart/cart-store.ts";
import { ApartQuestion } from "./apart-question.tsx";
import styles from "./cart-questions.module.css";
import { RepricingQuestion } from "./repricing-question.tsx";
import { type Asked, useCartDecision } from "./use-cart-decision.ts";

/** Duration of the closing animation, in ms. */
const CLOSING_MS = 500;
/** How long (ms) a cheaper order is told outside of the cart. */
const TOLD_MS = 6000;

/**
 * Carries out the changes that the cart asks about: at once where they have no unwelcome
 * consequence, otherwise after the guest has seen it.
 */
export function CartQuestions({ isCartOpen }: { isCartOpen: boolean }) {
  const { locale } = useLocale();
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = useLingering(asked, CLOSING_MS);
  const decide = useCartDecision(setAsked);
  const words = CART_QUESTION_WORDS[locale];
  const done = () => setAsked(null);

  const latest = useRef(decide);
  useEffect(() => {
    latest.current = decide;
  });
  // A subscription, not a render: a second press in the same frame is a question of its own.
  useEffect(() => {
    const answer = () => {
      const { question } = useCart.getState();
      if (!question) return;
      useCart.setState({ question: null });
      latest.current(question);
    };
    answer();
    return useCart.subscribe(answer);
  }, []);

  return (
    <>
      <Dialog
        open={asked !== null}
        onClose={done}
        label={
          shown?.kind === "repricing" ? words.repricing.title[shown.orderType] : words.apart.title
        }
        className={styles.question}
      >
        {shown?.kind === "apart" && <ApartQuestion {...shown} onDone={done} />}
        {shown?.kind === "repricing" && <RepricingQuestion {...shown} onDone={done} />}
      </Dialog>
      {!isCartOpen && <Told />}
    </>
  );
}

/** What the last change has made cheaper; inside the cart it is one of the notices. */
function Told() {
  const told = useCart(toldOf);
  const [seen] = useState(told);
  const text = told?.before === null && told !== seen ? told.text : null;
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(dismissTold, TOLD_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <div role="status">{text !== null && <Toast icon="check" title={text} />}</div>;
}
