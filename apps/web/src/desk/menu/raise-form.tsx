import { formatMoney } from "@noren/contract/format/money.ts";
import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { asCents } from "@noren/ordering/money.ts";
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import foot from "../dialog/question-foot.module.css";
import { Form } from "../page/form.tsx";
import { NOTHING, type Raise, raiseIn, WHICHES } from "./kept-raise.ts";
import { readHundredths, STEPS } from "./prices.ts";
import styles from "./raise-form.module.css";
import { RaisePreview } from "./raise-preview.tsx";
import { countRaised, raisedDishes } from "./raised-prices.ts";
import { useKeptForm } from "./use-kept-form.ts";
import { useRaise } from "./use-raise.ts";

type RaiseFormProps = {
  /** Names what is typed, such as `category:1:10/raise`. */
  formKey: string;
  where: string;
  dishes: readonly MenuDish[];
  onDone: () => void;
};

const MAX_TEXT = 8;

/** In cents, until another one is chosen: an amount keeps the prices as round as they are. */
const USUAL_STEP = { amount: 1, percent: 10 } as const;

/**
 * By how much, then every price before and after; nothing is changed before the last button, and
 * what is typed is kept until then.
 */
export function RaiseForm({ formKey, where, dishes, onDone }: RaiseFormProps) {
  const { m, locale } = useOffice();
  const { raise } = m.menuPage;
  const kept = useKeptForm({ key: formKey, record: null, formOf: () => NOTHING, read: raiseIn });
  const { form } = kept;
  const { direction, kind, text, which, leftOut } = form;
  const step = form.step ?? USUAL_STEP[kind];
  const size = readHundredths(text);
  const raised = useMemo(() => {
    if (size === null) return null;
    const rule = { kind, by: direction === "up" ? size : -size, step };
    return raisedDishes(dishes, { which, rule, leftOut: new Set(leftOut) });
  }, [dishes, which, kind, direction, size, step, leftOut]);
  // A key is answered at once; hundreds of dishes are listed after that.
  const listed = useDeferredValue(raised);
  const count = raised ? countRaised(raised) : 0;
  const { send, isBusy, problem } = useRaise(where, () => {
    kept.forget();
    onDone();
  });
  const change = (part: Partial<Raise>) => kept.change({ ...form, ...part });

  async function submit() {
    if (raised && count > 0) await send(raised);
  }

  // The list of hundreds of dishes is drawn again for another function.
  const latest = useRef({ leftOut, change });
  useLayoutEffect(() => {
    latest.current = { leftOut, change };
  });
  const include = useCallback((target: string, isIncluded: boolean) => {
    const others = latest.current.leftOut.filter((one) => one !== target);
    latest.current.change({ leftOut: isIncluded ? others : [...others, target] });
  }, []);

  function submitWords(): string {
    if (!raised) return raise.open;
    return count > 0 ? raise.submit(count) : raise.nothing;
  }

  return (
    <Form className={`${dialog.body} ${styles.form}`} isBusy={isBusy} onSubmit={submit}>
      <Segmented
        label={raise.direction}
        segments={(["up", "down"] as const).map((value) => ({
          value,
          label: raise.directions[value],
        }))}
        value={direction}
        onChange={(value) => change({ direction: value })}
      />
      <div className={styles.by}>
        <Segmented
          label={raise.kind}
          segments={(["amount", "percent"] as const).map((value) => ({
            value,
            label: raise.kinds[value],
          }))}
          value={kind}
          onChange={(value) => change({ kind: value })}
        />
        <TextField
          label={raise.by[kind]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_TEXT}
          value={text}
          error={text !== "" && size === null ? raise.notANumber : undefined}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      <ChipGroup
        legend={raise.which}
        groups={[WHICHES.map((value) => ({ value, label: raise.whiches[value] }))]}
        value={which}
        onChange={(value) => change({ which: value })}
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
        onChange={(value) => change({ step: STEPS.find((one) => String(one) === value) ?? 1 })}
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
    </Form>
  );
}
