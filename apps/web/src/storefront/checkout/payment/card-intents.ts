import type { Reply } from "@noren/contract/call.ts";
import type { CardApi } from "@noren/contract/card-api.ts";
import { centsToEuros } from "@noren/contract/euros.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { CardIntent } from "../state/card-session.ts";

type Calls = Pick<CardApi, "customer" | "intent">;

/** The payer's details stored with the provider. */
export type CardPayer = { email: string; name: string; phone: string };

export type WantedIntent = { payer: CardPayer; local_id: string; amount: Cents };

/**
 * Caches the provider's customer and intent: each is requested once, and again only if its input
 * changed. A failed call is not cached, so that the next one retries.
 */
export function cardIntents() {
  const customers = lastAsked<string>();
  const intents = lastAsked<CardIntent>();

  function customer(api: Calls, payer: CardPayer): Promise<Reply<string>> {
    return customers(JSON.stringify(payer), () => api.customer(payer));
  }

  /** Calls are serialised, so that the amount requested last is the final one. */
  async function intent(api: Calls, wanted: WantedIntent): Promise<Reply<CardIntent>> {
    const { payer, local_id, amount } = wanted;
    return intents(JSON.stringify(wanted), async () => {
      const who = await customer(api, payer);
      if (!who.ok) return who;
      const customer_id = who.payload;
      const made = await api.intent({ customer_id, amount: centsToEuros(amount), local_id });
      return made.ok
        ? { ok: true, payload: { customer_id, local_id, ...made.payload } }
        : { ok: false, problem: made.problem };
    });
  }

  return { customer, intent };
}

function lastAsked<T>() {
  let last: { key: string; reply: Promise<Reply<T>> } | null = null;
  return (key: string, ask: () => Promise<Reply<T>>): Promise<Reply<T>> => {
    if (last?.key === key) return last.reply;
    const before = last?.reply ?? null;
    const asked = { key, reply: Promise.resolve(before).then(ask) };
    last = asked;
    void asked.reply.then(({ ok }) => {
      if (!ok && last === asked) last = null;
    });
    return asked.reply;
  };
}
