import { asCents } from "@noren/ordering/money.ts";
import { expect, test, vi } from "vitest";
import { cardIntents } from "./card-intents.ts";

const payer = { email: "lea@example.org", name: "Léa Moreau", phone: "06" };
const wanted = { payer, local_id: "0b6f", amount: asCents(1250) };
const failed = { ok: false as const, problem: { code: "unreachable", status: 0, message: "" } };

function calls() {
  const customer = vi.fn().mockResolvedValue({ ok: true, payload: "cus_1" });
  const intent = vi.fn().mockResolvedValue({
    ok: true,
    payload: { client_secret: "pi_1_secret_2", payment_intent_id: "pi_1" },
  });
  return { customer, intent };
}

test("the customer created in the personal tab is reused in the payment tab", async () => {
  const [api, intents] = [calls(), cardIntents()];
  await intents.customer(api, payer);
  expect(await intents.intent(api, wanted)).toEqual({
    ok: true,
    payload: {
      customer_id: "cus_1",
      local_id: "0b6f",
      client_secret: "pi_1_secret_2",
      payment_intent_id: "pi_1",
    },
  });
  expect(api.customer).toHaveBeenCalledExactlyOnceWith(payer);
  expect(api.intent).toHaveBeenCalledExactlyOnceWith({
    customer_id: "cus_1",
    amount: 12.5,
    local_id: "0b6f",
  });
});

test("a customer that could not be created is created in the payment tab", async () => {
  const [api, intents] = [calls(), cardIntents()];
  api.customer.mockResolvedValueOnce(failed);
  await intents.customer(api, payer);
  expect(await intents.intent(api, wanted)).toMatchObject({ ok: true });
  expect(api.customer).toHaveBeenCalledTimes(2);
});

test("an intent that could not be created is requested again", async () => {
  const [api, intents] = [calls(), cardIntents()];
  api.intent.mockResolvedValueOnce(failed);
  expect(await intents.intent(api, wanted)).toEqual(failed);
  expect(await intents.intent(api, wanted)).toMatchObject({ ok: true });
});

test("the same order requests one intent; another amount updates it", async () => {
  const [api, intents] = [calls(), cardIntents()];
  await Promise.all([intents.intent(api, wanted), intents.intent(api, wanted)]);
  expect(api.intent).toHaveBeenCalledTimes(1);
  await intents.intent(api, { ...wanted, amount: asCents(900) });
  expect(api.intent.mock.calls.map(([{ amount, local_id }]) => [amount, local_id])).toEqual([
    [12.5, "0b6f"],
    [9, "0b6f"],
  ]);
});

test("of two concurrent amounts the later is sent last", async () => {
  const [api, intents] = [calls(), cardIntents()];
  let answer = () => {};
  const made = await api.intent();
  api.intent.mockClear();
  api.intent.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(made))));
  const first = intents.intent(api, wanted);
  const second = intents.intent(api, { ...wanted, amount: asCents(900) });
  await expect.poll(() => api.intent).toHaveBeenCalledTimes(1);
  answer();
  await Promise.all([first, second]);
  expect(api.intent.mock.calls.map(([{ amount }]) => amount)).toEqual([12.5, 9]);
});

test("other contact details create another customer", async () => {
  const [api, intents] = [calls(), cardIntents()];
  await intents.intent(api, wanted);
  await intents.intent(api, { ...wanted, payer: { ...payer, name: "Zoé" } });
  expect(api.customer).toHaveBeenCalledTimes(2);
});
