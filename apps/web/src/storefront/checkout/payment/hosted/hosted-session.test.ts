import { expect, test, vi } from "vitest";
import { ORDERED } from "../../testing.ts";
import { hostedSession } from "./hosted-session.ts";

const SITE = "https://order.example.com";
const PAGE = `${SITE}/pay/o1?key=k`;

function ordered(payment_url?: string) {
  return { ...ORDERED, placed: { ...ORDERED.placed, ...(payment_url && { payment_url }) } };
}

test("the order's payment page is opened, and the server decides the outcome", async () => {
  const show = vi.fn(async () => {});
  const order = ordered(PAGE);
  expect(await hostedSession(SITE, show).confirm("", order)).toEqual({ kind: "unknown" });
  expect(show).toHaveBeenCalledExactlyOnceWith(PAGE, order.isPaid);
});

test("on a device without a browser the server decides the outcome too", async () => {
  const show = vi.fn(() => Promise.reject(new Error("no browser")));
  const shown = hostedSession(SITE, show).confirm("", ordered(PAGE));
  expect(await shown).toEqual({ kind: "unknown" });
});

test.each([undefined, "", "https://elsewhere.example/pay/o1", "javascript:alert(1)", "/pay/o1"])(
  "%j is not a page of the restaurant: nothing is opened",
  async (url) => {
    const show = vi.fn(async () => {});
    const shown = hostedSession(SITE, show).confirm("", ordered(url));
    expect(await shown).toEqual({ kind: "declined", message: "" });
    expect(show).not.toHaveBeenCalled();
  },
);
