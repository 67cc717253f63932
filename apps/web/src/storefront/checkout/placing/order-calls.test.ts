import type { Reply } from "@noren/contract/api.ts";
import type { OrderPlaced } from "@noren/contract/checkout.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { dropSession, keepSession, useSession } from "../../auth/session-store.ts";
import { anOrder } from "../testing.ts";
import { customerCalls } from "./order-calls.ts";
import type { OrderCalls } from "./send-order.ts";

const user = {
  id: 12,
  email: "ada@example.org",
  first_name: "Ada",
  last_name: "Byron",
  phone: "",
  address: "",
};
const session = { token: "t0k3n", user, isVerified: true };
const who = { token: "t0k3n", user_id: 12 };
const placed: Reply<OrderPlaced> = { ok: true, payload: { order_id: "o1", number: "0001" } };
const refused = (status: number, code: string): Reply<OrderPlaced> => ({
  ok: false,
  problem: { status, code, message: "" },
});

const placeOrder = vi.fn<OrderCalls["placeOrder"]>();
const calls = customerCalls({ placeOrder });
const theirs = anOrder({ user_id: 12 });

beforeEach(() => {
  placeOrder.mockReset().mockResolvedValue(placed);
  keepSession(session);
});

test("an order of the account is sent with its session", async () => {
  expect(await calls.placeOrder(theirs)).toEqual(placed);
  expect(placeOrder).toHaveBeenCalledExactlyOnceWith(theirs, who);
});

test.each([
  ["a guest's", anOrder(), () => {}],
  ["another account's", anOrder({ user_id: 13 }), () => {}],
  ["one of whoever has left", theirs, () => dropSession("left")],
  [
    "one of an account that is not confirmed",
    theirs,
    () => keepSession({ ...session, isVerified: false }),
  ],
])("%s is sent without a session", async (_, order, before) => {
  before();
  await calls.placeOrder(order);
  expect(placeOrder).toHaveBeenCalledExactlyOnceWith(order);
});

test("401 ends the session and is returned", async () => {
  placeOrder.mockResolvedValue(refused(401, "unauthenticated"));
  expect(await calls.placeOrder(theirs)).toEqual(refused(401, "unauthenticated"));
  expect(useSession.getState()).toEqual({ session: null, ended: "expired" });
});

test("403 unverified keeps the session and marks its e-mail as unconfirmed", async () => {
  placeOrder.mockResolvedValue(refused(403, "unverified"));
  await calls.placeOrder(theirs);
  expect(useSession.getState().session).toEqual({ ...session, isVerified: false });
});
