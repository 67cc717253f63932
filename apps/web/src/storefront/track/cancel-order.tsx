import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { WAITING_WORDS } from "../../i18n/waiting-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./cancel-order.module.css";

type CancelOrderProps = {
  /** False where the cancellation did not reach the server. */
  cancel: () => Promise<boolean>;
};

/** Cancels the order in two presses: the second confirms. */
export function CancelOrder({ cancel }: CancelOrderProps) {
  const words = WAITING_WORDS[useLocale().locale].cancel;
  const [step, setStep] = useState<"idle" | "asking" | "busy" | "failed">("idle");
  const [wasAsked, setWasAsked] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const isAsking = step !== "idle";

  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsked) start.current?.focus();
  }, [isAsking, wasAsked]);

  async function confirm() {
    if (step === "busy") return;
    setStep("busy");
    if (!(await cancel())) setStep("failed");
  }

  if (!isAsking)
    return (
      <div className={styles.offer}>
        <Button
          ref={start}
          variant="secondary"
          onClick={() => {
            setWasAsked(true);
            setStep("asking");
          }}
        >
          {words.start}
        </Button>
        <p>{words.hint}</p>
      </div>
    );
  const isBusy = step === "busy";
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      className={styles.question}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isBusy) setStep("idle");
      }}
    >
      <legend>{words.sure}</legend>
      {step === "failed" && <Alert kind="error">{words.failed}</Alert>}
      <div className={styles.choices}>
        <Button aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void confirm()}>
          {isBusy ? words.busy : words.confirm}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => setStep("idle")}>
          {words.keep}
        </Button>
      </div>
    </fieldset>
  );
}
