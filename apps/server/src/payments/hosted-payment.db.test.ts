import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import {
  aCardOrder,
  type CardFixture,
  type CardSession,
  openCardFixture,
} from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";

onBothDatabases("hosted payment page", (databases) => {
  let desk: CardFixture;
  let session: CardSession;
  let order_id: string;
  let url: URL;
  let tracking_key: string;
  beforeEach(async () => {
    desk = await openCardFixture(databases, { SITE_ROOT: "https://kawabe.example" });
    session = await desk.startPayment();
    const placed = await desk.place(aCardOrder(session));
    order_id = placed.order_id;
    tracking_key = placed.tracking_key ?? "";
    url = new URL(placed.payment_url ?? "");
  });
  afterEach(() => desk.close());

  const look = () => desk.cards.hosted(order_id, url.searchParams.get("key") ?? "");

  test("POST checkout returns the payment page's URL for a card order, not for a cash order", async () => {
    expect(url.origin + url.pathname).toBe(`https://kawabe.example/pay/${order_id}`);
    const again = await desk.place(aCardOrder(session));
    expect(again.payment_url).toBe(url.href);
    const inEnglish = payloadOf(await desk.api("en").placeOrder(aCardOrder(session)));
    expect(inEnglish.payment_url).toContain("https://kawabe.example/en/pay/");
    expect(await desk.place(anOrder({ local_id: "cash" }))).not.toHaveProperty("payment_url");
  });

  test("the payment page needs its own key: another order's key and the tracking key are refused", async () => {
    const next = await desk.startPayment(10, "next");
    const other = await desk.place(aCardOrder(next, { local_id: "next" }));
    const theirs = new URL(other.payment_url ?? "").searchParams.get("key") ?? "";
    for (const key of ["", theirs, tracking_key])
      expect(problemIn(await desk.cards.hosted(order_id, key))).toMatchObject({
        code: "not_found",
      });
  });

  test("GET checkout/payment returns the client secret and the total of a pending order", async () => {
    expect(payloadOf(await look())).toEqual({
      order_id,
      number: "0001",
      status: "pending",
      total: 1000,
      client_secret: session.client_secret,
    });
  });

  test("GET checkout/payment settles a paid order and then returns no client secret", async () => {
    desk.pay(session);
    expect(payloadOf(await look())).toMatchObject({ status: "paid", client_secret: null });
    expect(payloadOf(await look())).toMatchObject({ status: "paid" });
    expect(await desk.mails()).toEqual(["order_received", "order_incoming"]);
  });

  test("GET checkout/payment reports a cancelled order without a client secret", async () => {
    desk.stripe.account.cancel(session.intentId);
    expect(payloadOf(await look())).toMatchObject({ status: "cancelled", client_secret: null });
  });

  test("GET checkout/payment answers payment_unavailable during a provider outage", async () => {
    desk.stripe.faults.plan("payment_intents.retrieve", "failed", 2);
    expect(problemIn(await look())).toMatchObject({ code: "payment_unavailable" });
  });
});
