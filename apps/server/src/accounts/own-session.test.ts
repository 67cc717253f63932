import { expect, test } from "vitest";
import { ownSession } from "./own-session.ts";

const times = { created_at: 0, last_used_at: 0 };
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

test.each([
  [SAFARI, "Safari", "iOS"],
  ["node", null, null],
  ["", null, null],
  ["\u0000 ((((", null, null],
])(
  "ownSession reads browser and system from the user agent %j, null where they are unknown",
  (user_agent, browser, system) => {
    const row = { token_hash: "a", user_agent, ...times };
    expect(ownSession(row, [])).toMatchObject({ browser, system, is_current: false });
  },
);

test("ownSession reports when a session was opened and last used, and whether it is the caller's", () => {
  const row = { token_hash: "a", user_agent: SAFARI, created_at: 0, last_used_at: 60_000 };
  expect(ownSession(row, ["b", "a"])).toMatchObject({
    created_at: "1970-01-01T00:00:00.000Z",
    last_used_at: "1970-01-01T00:01:00.000Z",
    is_current: true,
  });
  expect(ownSession(row, ["b"])).toMatchObject({ is_current: false });
});
