import { expect, test } from "vitest";
import { countedBy } from "./counted-by.ts";

const secret = Buffer.from("one secret");
const guest = (address: string) => countedBy(secret, { accountId: null, address });

test("the addresses of one /24 or /48 network have one network key and a caller key each", () => {
  for (const [one, other, outside] of [
    ["203.0.113.1", "203.0.113.254", "203.0.112.1"],
    ["2001:db8:1:1::/64", "2001:db8:1:ffff::/64", "2001:db8:2:1::/64"],
  ] as const) {
    expect(guest(one).network_key).toBe(guest(other).network_key);
    expect(guest(one).caller_key).not.toBe(guest(other).caller_key);
    expect(guest(one).network_key).not.toBe(guest(outside).network_key);
  }
});

test("an account is counted by its id alone, wherever it orders from", () => {
  const from = (address: string) => countedBy(secret, { accountId: 12, address });
  expect(from("203.0.113.1")).toEqual(from("2001:db8:1:1::/64"));
  expect(from("203.0.113.1").network_key).toBeNull();
  expect(from("203.0.113.1").caller_key).not.toBe(guest("12").caller_key);
});

test("without the secret an address cannot be recognised in its keys", () => {
  const { caller_key, network_key } = guest("203.0.113.1");
  const other = countedBy(Buffer.from("another"), { accountId: null, address: "203.0.113.1" });
  expect(other.caller_key).not.toBe(caller_key);
  expect(other.network_key).not.toBe(network_key);
});
