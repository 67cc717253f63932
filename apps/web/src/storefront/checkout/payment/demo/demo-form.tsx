import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { CARD_WORDS } from "../../../../i18n/card-words.ts";
import { useLocale } from "../../../../i18n/locale-context.tsx";
import { serverNow } from "../../../../platform/server-clock.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { CardFormProps } from "../../state/card-session.ts";
import { useCardApi } from "../use-card-api.ts";
import { BankDialog } from "./bank-dialog.tsx";
import {
  type DemoField,
  type DemoFields,
  demoProblems,
  groupedExpiry,
  groupedNumber,
  NO_DEMO_CARD,
  shortCvc,
} from "./demo-card.ts";
import styles from "./demo-form.module.css";
import { type BankAnswer, demoSession } from "./demo-session.ts";
import { TestCards } from "./test-cards.tsx";

const GROUPED: Record<DemoField, (typed: string) => string> = {
  number: groupedNumber,
  expiry: groupedExpiry,
  cvc: shortCvc,
};

/**
 * The card form for a restaurant that has no provider yet. Its first line says that it is a demo.
 */
export function DemoForm({ intent, total, onReady, onTouched }: CardFormProps) {
  const api = useCardApi();
  const { locale } = useLocale();
  const words = CARD_WORDS[locale].demo;
  const [card, setCard] = useState(NO_DEMO_CARD);
  const [problems, setProblems] = useState<readonly DemoField[]>([]);
  const [bank, setBank] = useState<((answer: BankAnswer) => void) | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const secret = intent?.client_secret;

  /** A ref, since the session outlives a render. */
  const readCard = useRef<() => DemoFields | null>(() => null);
  useLayoutEffect(() => {
    readCard.current = () => {
      const wrong = demoProblems(card, serverNow());
      setProblems(wrong);
      const [first] = wrong;
      if (!first) return card;
      fields.current?.querySelector<HTMLInputElement>(`[name="card_${first}"]`)?.focus();
      return null;
    };
  });

  useEffect(() => {
    if (!secret) return;
    onReady(
      demoSession({
        api,
        client_secret: secret,
        readCard: () => readCard.current(),
        askBank: () => new Promise((resolve) => setBank(() => resolve)),
      }),
    );
  }, [api, secret, onReady]);

  function change(changed: Partial<DemoFields>) {
    setCard({ ...card, ...changed });
    setProblems(problems.filter((field) => !(field in changed)));
    onTouched();
  }

  function answer(given: BankAnswer) {
    bank?.(given);
    setBank(null);
  }

  const field = (name: DemoField, rest: Omit<React.ComponentProps<"input">, "id">) => (
    <TextField
      {...rest}
      name={`card_${name}`}
      label={words[name]}
      required
      inputMode="numeric"
      value={card[name]}
      error={problems.includes(name) ? words.problems[name] : undefined}
      onChange={({ target }) => {
        const typed = target.value;
        const at = target.selectionStart ?? typed.length;
        const grouped = GROUPED[name](typed);
        change({ [name]: grouped });
        if (at < typed.length) keepCaret(target, GROUPED[name](typed.slice(0, at)).length);
      }}
    />
  );

  return (
    <div className={styles.demo}>
      <div className={styles.banner}>
        <p className={styles.title}>
          <Icon name="info" />
          <strong>{words.banner}</strong>
        </p>
        <p>{words.bannerText}</p>
        <TestCards onChoose={change} />
      </div>
      <div ref={fields} className={styles.fields}>
        {field("number", { autoComplete: "cc-number", placeholder: "1234 1234 1234 1234" })}
        <div className={styles.pair}>
          {field("expiry", { autoComplete: "cc-exp", placeholder: words.expiryHint })}
          {field("cvc", { autoComplete: "cc-csc", placeholder: "123" })}
        </div>
      </div>
      <BankDialog open={bank !== null} total={total} onAnswer={answer} />
    </div>
  );
}

/** Restores the caret after the digits were regrouped. */
function keepCaret(input: HTMLInputElement, at: number): void {
  requestAnimationFrame(() => input.setSelectionRange(at, at));
}
