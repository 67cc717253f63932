import type { Reply } from "@noren/contract/api.ts";
import { beforeEach, expect, test } from "vitest";
import { asCustomer } from "./as-customer.ts";
import { dropSession, keepSession, keepUser, storedSession, useSession } from "./session-store.ts";

const user = {
  id: 12,
  email: "ada@example.org",
  first_name: "Ada",
  last_name: "Byron",
  phone: "",
  address: "",
};
const session = { token: "t0k3n", user, isVerified: true };
const gone: Reply<null> = {
  ok: false,
  problem: { code: "unauthenticated", status: 401, message: "" },
};

beforeEach(() => keepSession(session));

test("a call carries the token and the user's id", async () => {
  const reply = await asCustomer(async (who) => ({ ok: true, payload: who }));
  expect(reply).toEqual({ ok: true, payload: { token: "t0k3n", user_id: 12 } });
});

test("without a session no call is made", async () => {
  dropSession("left");
  expect(await asCustomer(() => Promise.reject(new Error("called")))).toBeNull();
});

test("401 ends the session and clears it from storage", async () => {
  await asCustomer(async () => gone);
  expect(useSession.getState()).toEqual({ session: null, ended: "expired" });
  expect(storedSession()).toBeNull();
});

test("a late 401 of an earlier session does not end a session opened in the meantime", async () => {
  await asCustomer(async () => {
    keepSession({ ...session, token: "n3w" });
    return gone;
  });
  expect(useSession.getState().session?.token).toBe("n3w");
});

test("a server error, or no answer, does not end the session", async () => {
  for (const status of [0, 403, 500])
    await asCustomer(async () => ({ ok: false, problem: { code: "odd", status, message: "" } }));
  expect(useSession.getState().session).toEqual(session);
});

test("a successful call that needs a full token marks the e-mail as confirmed; reading the profile does not", async () => {
  keepSession({ ...session, isVerified: false });
  const done = async (): Promise<Reply<null>> => ({ ok: true, payload: null });
  await asCustomer(done, { scope: "any" });
  expect(useSession.getState().session?.isVerified).toBe(false);
  await asCustomer(done);
  expect(storedSession()?.isVerified).toBe(true);
});

test("a late profile does not overwrite the profile of another customer", () => {
  keepUser("an earlier token", { ...user, first_name: "Eve" });
  expect(useSession.getState().session?.user.first_name).toBe("Ada");
  keepUser(session.token, { ...user, first_name: "Augusta" });
  expect(storedSession()?.user.first_name).toBe("Augusta");
});
