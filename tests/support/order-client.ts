import { randomInt, randomUUID } from "node:crypto";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { sampleRestaurant } from "@noren/sample/restaurant.ts";
import { credentialsOf, type MemberSession } from "./members.ts";
import type { TestServer } from "./test-server.ts";

export type Dish = {
  item_id: number;
  item_price: { price_delivery: number };
  options: { option_id: number; min: number; max: number; option_options: { id: number }[] }[];
};

/** The dishes of the last menu that has some: a test may have added an empty one. */
export async function dishesOf({ url }: Pick<TestServer, "url">): Promise<Dish[]> {
  const { payload } = await (await fetch(`${url}/v2/public/menus`)).json();
  type Menu = { categories: { items: Dish[] }[] };
  const menus: Dish[][] = payload.map(({ categories }: Menu) =>
    categories.flatMap(({ items }) => items),
  );
  return menus.findLast((dishes) => dishes.length > 2) ?? [];
}

/** Three dishes for pickup. The amounts are those that the server states when it refuses zeros. */
export async function anOrder({ url }: TestServer, over: object = {}): Promise<object> {
  const dishes = (await dishesOf({ url })).filter(({ options }) =>
    options.every(({ min }) => min === 0),
  );
  const order = {
    local_id: randomUUID(),
    items: dishes.slice(0, 3).map(({ item_id }) => ({ item_id, quantity: 1 })),
    is_pickup: true,
    ...{ subtotal: 0, discount: 0, delivery: 0, tax: 0, total: 0 },
    payment_method: "cash",
    customer: { first_name: "Ada", last_name: "L.", email: "ada@example.com", phone: "1" },
    ...over,
  };
  const { payload } = await (await send({ url }, order)).json();
  const { free_items: _, ...amounts } = payload;
  return { ...order, ...amounts };
}

export function send(
  { url }: Pick<TestServer, "url">,
  order: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/v2/public/checkout/`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": guestAddress(),
      ...headers,
    },
    body: JSON.stringify(order),
  });
}

const CLOSED: ReadonlySet<string> = new Set(
  sampleRestaurant.special_hours
    .filter(({ services }) => services.length === 0)
    .map(({ date }) => date),
);

/**
 * From `days` ahead the first date on which the sample restaurant is open, at a time when it
 * delivers on every day of the week.
 */
export function openEvening(days = 1) {
  let date = addDays(wallClock(Date.now(), "Europe/Paris").date, days);
  while (CLOSED.has(date)) date = addDays(date, 1);
  return { delivery_date: date, delivery_time_range: "19:30" };
}

/** A random address, since rate limits count by address. */
export function guestAddress(): string {
  return `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`;
}

/** Places an order that is to be paid by card; returns the URL of its payment page. */
export async function unpaidOrder(server: TestServer): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}/v2/public/checkout/${path}`, request);
    return (await answer.json()).payload;
  };
  const order = await anOrder(server);
  const local_id = randomUUID();
  const { customer } = await post("stripe-customer", { email: "ada@example.com" });
  const wanted = { customer_id: customer.id, amount: 1, local_id };
  const { client_secret } = await post("stripe-payment-intent", wanted);
  const transaction_id = { client_secret, customer_id: customer.id };
  const byCard = { ...order, local_id, payment_method: "card", transaction_id };
  return (await post("", byCard)).payment_url;
}

/** Places an order with that e-mail; returns its id. */
export async function placedOrder(server: TestServer, email: string): Promise<string> {
  const order = await anOrder(server);
  const customer = { first_name: "R", last_name: "R", email, phone: "1" };
  const answer = await send(server, { ...order, local_id: randomUUID(), customer });
  const { payload } = (await answer.json()) as { payload: { order_id: string } };
  return payload.order_id;
}

/** Places `count` orders of three dishes with a member's account, one after another. */
export async function placeOrders(
  server: TestServer,
  session: MemberSession,
  count: number,
): Promise<void> {
  const order = await anOrder(server);
  const { id: user_id, first_name, last_name, email, phone } = session.user;
  const customer = { first_name, last_name, email, phone };
  for (let placed = 0; placed < count; placed++) {
    const own = { ...order, local_id: randomUUID(), customer, user_id };
    const answer = await send(server, own, credentialsOf(session));
    if (!answer.ok) throw new Error(`An order was refused: ${await answer.text()}`);
  }
}
