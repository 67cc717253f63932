import { formatMoney } from "@noren/contract/format/money.ts";
import type { OffersTrialResult, StaffOffers } from "@noren/contract/staff/offers.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import { Form } from "../page/form.tsx";
import { useCommand } from "../use-command.ts";
import styles from "./offers.module.css";

const POSITIONS = [0, 1, 2] as const;
const NONE: readonly (number | null)[] = POSITIONS.map(() => null);

/** Up to three dishes: what is paid, by which offers, and why the others give nothing. */
export function Simulator({ all }: { all: StaffOffers }) {
  const { m, api } = useOffice();
  const words = m.offers.simulator;
  const [dishes, setDishes] = useState(NONE);
  const [orderType, setOrderType] = useState<"pickup" | "delivery">("pickup");
  const [at, setAt] = useState("");
  const [code, setCode] = useState("");
  const [isTried, setTried] = useState(false);
  const [result, setResult] = useState<OffersTrialResult | null>(null);
  const { send, isBusy, message } = useCommand();
  const chosen = dishes.filter((id) => id !== null);

  async function ask() {
    setTried(true);
    setResult(null);
    if (chosen.length === 0) return;
    const reply = await send(() =>
      api.tryOffers({
        items: chosen.map((item_id) => ({ item_id, quantity: 1 })),
        order_type: orderType,
        at: at || null,
        code: code.trim() || null,
      }),
    );
    if (reply) setResult(reply.payload);
  }

  return (
    <section className={page.section} aria-labelledby="simulator">
      <h2 id="simulator">{words.title}</h2>
      <p className={page.soft}>{words.lead}</p>
      <Form className={page.form} isBusy={isBusy} onSubmit={ask}>
        {POSITIONS.map((position) => (
          <SelectField
            key={position}
            label={words.dish(position + 1)}
            value={dishes[position] ?? null}
            error={isTried && chosen.length === 0 && position === 0 ? words.needsDish : undefined}
            options={[
              { value: null, label: words.none },
              ...all.items.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(dish) => setDishes(dishes.with(position, dish))}
          />
        ))}
        <Segmented
          label={words.orderType}
          segments={(["pickup", "delivery"] as const).map((value) => ({
            value,
            label: m.offers.form.orderTypes[value],
          }))}
          value={orderType}
          onChange={setOrderType}
        />
        <TextField
          label={words.at}
          type="datetime-local"
          hint={words.atHint}
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
        <TextField
          label={words.code}
          autoComplete="off"
          maxLength={64}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={isBusy}>
          {words.submit}
        </Button>
      </Form>
      <div role="status">
        {message && <Alert kind="error">{message}</Alert>}
        {result && <Result all={all} result={result} />}
      </div>
    </section>
  );
}

function Result({ all, result }: { all: StaffOffers; result: OffersTrialResult }) {
  const { m, locale } = useOffice();
  const words = m.offers.simulator;
  const nameOf = (target: string) =>
    all.offers.find((offer) => offer.target === target)?.name ?? target;
  const { subtotal, total, applied, others, coupon } = result;
  const money = (amount: typeof total) => formatMoney(amount, locale);
  const reasons: Readonly<Record<string, string>> = words.couponWhy;
  return (
    <div className={styles.results}>
      <p>
        <strong>{words.paid(money(subtotal), money(total))}</strong>
      </p>
      <ul>
        {applied.map(({ target, amount, free }) => (
          <li key={target}>
            {words.applied(nameOf(target), amount > 0 ? money(amount) : "", free.join(", "))}
          </li>
        ))}
        {coupon && (
          <li>
            {coupon.why === null
              ? words.couponTakes(money(coupon.amount))
              : words.couponNot(reasons[coupon.why] ?? coupon.why)}
          </li>
        )}
        {others.map(({ target, why }) => (
          <li key={target}>{words.not(nameOf(target), words.why[why])}</li>
        ))}
      </ul>
    </div>
  );
}
