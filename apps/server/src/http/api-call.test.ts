import { wireAmount } from "@noren/contract/codecs.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { type ApiCall, addCall, Repeated } from "./api-call.ts";
import type { ApiEnv } from "./environment.ts";
import { NOT_FOUND } from "./refusal.ts";
import { newRoutes } from "./routes.ts";

const dish = z.object({ name: z.string(), price: wireAmount });
const newDish = z.object({ name: z.string() });
type Dish = z.output<typeof dish>;
type AddDish = ApiCall<"/dishes", typeof dish, z.ZodNull, typeof newDish, ApiEnv>;

const MAKI: Dish = { name: "Maki", price: asCents(650) };
const ADD = {
  method: "POST",
  path: "/dishes",
  tag: "Menu",
  summary: "Adds a dish",
  body: { schema: newDish, example: { name: "Maki" } },
  answer: dish,
  answers: "The dish",
  problems: [],
} satisfies Omit<AddDish, "run">;

async function answerTo(run: AddDish["run"], call: Partial<AddDish> = {}) {
  const routes = newRoutes();
  routes.use(async (c, next) => {
    c.set("locale", "en");
    await next();
  });
  addCall(routes, { ...ADD, ...call, run });
  const response = await routes.request("/dishes", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Maki" }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

test("an answer is encoded by its schema, so amounts are euros and other fields are not sent", async () => {
  const row = { ...MAKI, password_hash: "secret" };
  expect(await answerTo(async () => row)).toEqual({
    status: 200,
    body: { status: "success", payload: { name: "Maki", price: 6.5 } },
  });
});

test("a bare answer has no envelope", async () => {
  expect(await answerTo(async () => MAKI, { isBare: true })).toEqual({
    status: 200,
    body: { name: "Maki", price: 6.5 },
  });
});

test("what a call creates is answered with 201, and with 200 where it had been created before", async () => {
  expect((await answerTo(async () => MAKI, { creates: true })).status).toBe(201);
  const repeated = await answerTo(async () => new Repeated(MAKI), { creates: true });
  expect(repeated).toEqual(await answerTo(async () => MAKI));
});

test("a refusal is answered with its problem's status and code", async () => {
  const refused = await answerTo(async () => NOT_FOUND, { creates: true });
  expect(refused).toMatchObject({ status: 404, body: { status: "error", code: "not_found" } });
});

test("an answer of another shape, euros for cents, an undocumented body and a caller of nobody do not compile", () => {
  const calls: AddDish[] = [
    // @ts-expect-error a dish has other fields
    { ...ADD, run: async () => ({ nonsense: 1 }) },
    // @ts-expect-error amounts are in cents
    { ...ADD, run: async () => ({ name: "Maki", price: 6.5 }) },
    // @ts-expect-error tests run the example of a body
    { ...ADD, body: { schema: newDish }, run: async () => MAKI },
    // @ts-expect-error nothing authenticates a caller
    { ...ADD, run: async ({ c }) => ({ ...MAKI, name: c.get("caller").name }) },
  ];
  expect(calls).toHaveLength(4);
});
