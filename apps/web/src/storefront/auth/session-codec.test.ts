import { expect, test } from "vitest";
import { type CustomerSession, readSession, writeSession } from "./session-codec.ts";

const session: CustomerSession = {
  token: "t0k3n",
  user: {
    id: 12,
    email: "ada@example.org",
    first_name: "Ada",
    last_name: "Moreau",
    phone: "06 12 34 56 78",
    address: "12 rue de la République, 69001 Lyon",
  },
  isVerified: true,
};

test("a session comes back as it was stored, confirmed or not", () => {
  const waiting = { ...session.user, pending_email: "new@example.org" };
  for (const kept of [session, { ...session, isVerified: false }, { ...session, user: waiting }])
    expect(readSession(writeSession(kept))).toEqual(kept);
});

test("a session with a missing or unreadable part is no session", () => {
  const { token, user } = writeSession(session);
  for (const odd of [
    { token, user: null },
    { token: null, user },
    { token: "", user },
    { token, user: "{" },
    { token, user: "[]" },
    { token, user: '{"id":0}' },
    { token, user: '{"email":"ada@example.org"}' },
  ])
    expect(readSession(odd)).toBeNull();
});

test("fields of the wrong type are blank", () => {
  const user = JSON.stringify({ id: "12", first_name: 7, address: null });
  expect(readSession({ token: "t", user })?.user).toMatchObject({
    id: 12,
    first_name: "",
    address: "",
  });
});
