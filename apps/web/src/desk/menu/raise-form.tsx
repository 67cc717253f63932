import { formatMoney } from "@noren/contract/format/money.ts";
import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { asCents } from "@noren/ordering/money.ts";
import { type SubmitEvent, useCallback, useDeferredValue, useMemo, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import foot from "../dialog/question-foot.module.css";
import type { PriceField } from "./draft-store.ts";
import { type PriceRule, readHundredths, STEPS } from "./prices.ts";
import styles from "./raise-form.module.css";
import { RaisePreview } from "./raise-preview.tsx";
import { countRaised, raisedDishes } from "./raised-prices.ts";
import { useRaise } from "./use-raise.ts";

type RaiseFormProps = { where: string; dishes: readonly MenuDish[]; onDone: () => void };

const WHICHES = ["both", "price_delivery", "price_pickup"] as const;
const MAX_TEXT = 8;

/** In cents, until another one is chosen: an amount keeps the prices as round as they are. */
const USUAL_STEP = { amount: 1, percent: 10 } as const;

const NONE: ReadonlySet<string> = new Set();

/** By how much, then every price before and after; nothing is changed before the last button. */
export function RaiseForm({ where, dishes, onDone }: RaiseFormProps) {
  const { m, locale } = useOffice();
  const { raise } = m.menuPage;
  const [direction, setDirection] = useState<"up" | "down">("up");
  const [kind, setKind] = useState<PriceRule["kind"]>("amount");
  const [text, setText] = useState("");
  const [which, setWhich] = useState<PriceField | "both">("both");
  const [chosen, setStep] = useState<PriceRule["step"] | null>(null);
  const step = chosen ?? USUAL_STEP[kind];
  const [leftOut, setLeftOut] = useState(NONE);
  const size = readHundredths(text);
  const raised = useMemo(() => {
    if (size === null) return null;
    const rule = { kind, by: direction === "up" ? size : -size, step };
    return raisedDishes(dishes, { which, rule, leftOut });
  }, [dishes, which, kind, direction, size, step, leftOut]);
  // A key is answered at once; hundreds of dishes are listed after that.
  const listed = useDeferredValue(raised);
  const count = raised ? countRaised(raised) : 0;
  const { send, isBusy, problem } = useRaise(where, onDone);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (raised && count > 0) void send(raised);
  }

  const include = useCallback((target: string, isIncluded: boolean) => {
    setLeftOut((before) => {
      const others = [...before].filter((one) => one !== target);
      return new Set(isIncluded ? others : [...others, target]);
    });
  }, []);

  function submitWords(): string {
    if (!raised) return raise.open;
    return count > 0 ? raise.submit(count) : raise.nothing;
  }

  return (
    <form className={`${dialog.body} ${styles.form}`} onSubmit={submit}>
      <Segmented
        label={raise.direction}
        segments={(["up", "down"] as const).map((value) => ({
          value,
          label: raise.directions[value],
        }))}
        value={direction}
        onChange={setDirection}
      />
      <div className={styles.by}>
        <Segmented
          label={raise.kind}
          segments={(["amount", "percent"] as const).map((value) => ({
            value,
            label: raise.kinds[value],
          }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={raise.by[kind]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_TEXT}
          value={text}
          error={text !== "" && size === null ? raise.notANumber : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ChipGroup
        legend={raise.which}
        groups={[WHICHES.map((value) => ({ value, label: raise.whiches[value] }))]}
        value={which}
        onChange={setWhich}
        layout="grid"
      />
      <ChipGroup
        legend={raise.step}
        groups={[
          STEPS.map((value) => ({
            value: String(value),
            label: value === 1 ? raise.exact : formatMoney(asCents(value), locale),
          })),
        ]}
        value={String(step)}
        onChange={(value) => setStep(STEPS.find((known) => String(known) === value) ?? 1)}
        layout="grid"
      />
      <section aria-labelledby="raise-preview">
        <h3 id="raise-preview">{raise.preview}</h3>
        <p role="status" className="visually-hidden">
          {raised && raise.changes(count)}
        </p>
        <p className={dialog.hint}>{listed ? raise.leaveOut : raise.first}</p>
        {listed && <RaisePreview raised={listed} onInclude={include} />}
      </section>
      <div className={foot.send}>
        {problem && <Alert kind="error">{problem}</Alert>}
        <Button type="submit" size="l" fullWidth disabled={count === 0 || isBusy}>
          {submitWords()}
        </Button>
      </div>
    </form>
  );
}
