import { randomUUID } from "node:crypto";
import { createStaffApi, type StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import type { House } from "./house.ts";
import { anOrder, guestAddress, send } from "./order-client.ts";

export const OWNER = { email: "patron@kawabe.example", password: "une longue phrase secrete" };
/** Limits count by address, which everybody here says of themselves. */
export const STAFF_ENVIRONMENT = {
  STAFF_EMAIL: OWNER.email,
  STAFF_PASSWORD: OWNER.password,
  TRUST_PROXY: "loopback",
};

/** A second desk without a browser: signed in with a cookie of its own. */
export async function deskClient({ url }: House): Promise<StaffApi> {
  const address = guestAddress();
  let cookie = "";
  const api = createStaffApi(url, async (request) => {
    request.headers.set("x-forwarded-for", address);
    if (cookie) request.headers.set("cookie", cookie);
    const response = await fetch(request);
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  });
  const reply = await api.signIn(OWNER);
  if (!reply.ok) throw new Error(reply.refusal.message);
  return api;
}

export type Placed = { order_id: string; number: string; tracking_key: string };

/** Places an order for pickup; gives what its guest is told. */
export async function place(house: House, first_name = "Zoé"): Promise<Placed> {
  const order = await anOrder(house);
  const customer = { first_name, last_name: "L.", email: "z@example.org", phone: "0639981234" };
  const answer = await send(house, { ...order, local_id: randomUUID(), customer });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { payload: Placed }).payload;
}
