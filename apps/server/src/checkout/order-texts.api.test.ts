import { MAX_ORDER_TEXT_BYTES, orderRequest } from "@noren/contract/checkout.ts";
import { expect, test } from "vitest";
import { aLine, anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { openOrderFixture } from "../../test/order-fixture.ts";

/** An order of 198 lines whose notes bring all of its texts to this many bytes of UTF-8. */
function orderOf(bytes: number) {
  const empty = anOrder({ items: Array.from({ length: 198 }, () => aLine({ quantity: 1 })) });
  const texts = JSON.stringify(orderRequest.parse(empty), (_, value) =>
    typeof value === "number" || typeof value === "boolean" ? null : value,
  );
  const used = texts
    .matchAll(/:"([^"]*)"/g)
    .reduce((sum, [, text = ""]) => sum + Buffer.byteLength(text), 0);
  let left = bytes - used;
  const items = empty.items.map((line) => {
    const taken = Math.min(left, 100);
    left -= taken;
    return { ...line, note: "é".repeat(taken >> 1) + "e".repeat(taken & 1) };
  });
  return { ...empty, items };
}

test("all texts of an order together are at most 8 kB of UTF-8, else 422 on items", async () => {
  const { problemOf, stored, close } = await openOrderFixture(embeddedDatabases());
  const whole = orderOf(MAX_ORDER_TEXT_BYTES);
  expect(orderRequest.safeParse(whole).success).toBe(true);

  const beyond = orderOf(MAX_ORDER_TEXT_BYTES + 1);
  expect(orderRequest.safeParse(beyond).error?.issues).toMatchObject([
    { path: ["items"], message: "too_long" },
  ]);
  const problem = await problemOf(beyond);
  expect(problem).toMatchObject({ status: 422, code: "validation_failed" });
  expect(Object.keys(problem.errors ?? {})).toEqual(["items"]);
  expect((await stored()).orders).toEqual([]);
  await close();
});
