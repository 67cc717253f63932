import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";

const DAY = 86_400_000;
const text = (fr: string) => ({ fr, en: `${fr} (en)` });
/** The app's clock stands on 21 November 2026. */
const NOTICES = [
  { text: text("Ce soir"), until: "2026-11-21" },
  { text: text("Demain aussi"), until: "2026-11-22" },
];

onBothDatabases("the restaurant's texts", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  const settings = async () => (await desk.http.request("/v2/public/settings")).text();
  async function say(texts: object): Promise<void> {
    await desk.changeSetting("texts", texts);
    await desk.services.catalogue.refresh();
  }

  test("GET settings is byte-identical without texts and with blank ones", async () => {
    const before = await settings();
    expect(before).not.toContain("texts");
    await say({ home: { fr: "" }, notices: [] });
    expect(await settings()).toBe(before);
  });

  test("GET settings has the texts in both languages", async () => {
    await say({ home: text("Bonjour"), about: text("Nous"), notices: NOTICES });
    const reply = await desk.api().settings();
    expect(reply.ok && reply.payload.texts).toEqual({
      home: text("Bonjour"),
      about: text("Nous"),
      notices: NOTICES,
    });
  });

  test("a notice leaves GET settings and the caches at the end of its last day by itself", async () => {
    await say({ notices: NOTICES });
    const { catalogue } = desk.services;
    const stamp = catalogue.stamp();
    expect(await settings()).toContain("Ce soir");
    desk.clock.now = Date.parse("2026-11-21T22:59:59Z");
    expect(await settings()).toContain("Ce soir");
    desk.clock.now += 1000;
    expect(catalogue.stamp()).not.toBe(stamp);
    expect(await settings()).not.toContain("Ce soir");
    expect(await settings()).toContain("Demain aussi");
    desk.clock.now += DAY;
    expect(await settings()).not.toContain("texts");
  });
});
