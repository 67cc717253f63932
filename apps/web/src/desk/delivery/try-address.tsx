import { centsToEuros } from "@noren/contract/euros.ts";
import { formatDistance } from "@noren/contract/format/distances.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { Trial } from "@noren/contract/staff/delivery.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type OfficeDesk, useOffice } from "../desk-context.tsx";
import { readPrice } from "../menu/prices.ts";
import page from "../page/desk-page.module.css";
import { Form } from "../page/form.tsx";
import { useCommand } from "../use-command.ts";
import styles from "./delivery.module.css";

/** What a guest at an address is told, by the rules of the shop. */
export function TryAddress() {
  const desk = useOffice();
  const { m, api } = desk;
  const words = m.delivery.trial;
  const [address, setAddress] = useState("");
  const [amount, setAmount] = useState("30");
  const [isTried, setTried] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  const { send, isBusy, message } = useCommand();
  const subtotal = readPrice(amount);

  async function ask() {
    setTried(true);
    setTrial(null);
    if (address.trim() === "" || subtotal === null) return;
    const reply = await send(() =>
      api.tryAddress({ address: address.trim(), subtotal: centsToEuros(subtotal) }),
    );
    if (reply) setTrial(reply.payload);
  }

  return (
    <section className={page.section} aria-labelledby="try-address">
      <h2 id="try-address">{words.title}</h2>
      <Form className={page.form} isBusy={isBusy} onSubmit={ask}>
        <TextField
          label={words.address}
          autoComplete="off"
          maxLength={200}
          value={address}
          error={isTried && address.trim() === "" ? words.needsAddress : undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextField
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={amount}
          error={isTried && subtotal === null ? words.needsAmount : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={isBusy}>
          {words.submit}
        </Button>
      </Form>
      <div role="status">
        {message && <Alert kind="error">{message}</Alert>}
        {trial && <p className={styles.answer}>{trialWords(desk, trial)}</p>}
      </div>
    </section>
  );
}

/** "69004 Lyon : zone Croix-Rousse, 3,40 €, au plus tôt dans 45 minutes, à 2,4 km." */
function trialWords({ m, locale }: OfficeDesk, trial: Trial): string {
  const words = m.delivery.trial;
  const { address, refusal, zone, fee, missing, minutes, distance, unit } = trial;
  if (refusal === "out_of_range") return words.outOfRange(address);
  const parts = [
    zone !== null && words.zone(zone),
    fee === 0 ? m.delivery.terms.free : fee !== null && formatMoney(fee, locale),
    words.minutes(minutes),
    words.distance(formatDistance(distance, unit, locale)),
  ];
  const told = `${words.at(address)} ${parts.filter((part) => part !== false).join(", ")}.`;
  return refusal === null ? told : `${told} ${words.missing(formatMoney(missing, locale))}`;
}
