import { formatDate } from "@noren/contract/format/dates.ts";
import { formatSlot } from "@noren/contract/format/slots.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { WAITING_WORDS } from "../../apps/web/src/i18n/waiting-words.ts";
import { RECEIPT_WORDS } from "../../apps/web/src/receipt/receipt-words.ts";
import { deskClient, done, type Placed, place, placeDelivery } from "../support/desk-client.ts";
import { aMember, openAccount } from "../support/members.ts";
import { openEvening, placeOrders } from "../support/order-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { installClock } from "./page-clock.ts";
import { accountOn } from "./pages/account.ts";
import { DESK, enterDesk } from "./pages/desk.ts";
import { FRENCH, IN_MOTION, LOCALES } from "./test.ts";

/** A cancellation that comes too late is refused. */
test.use({ refused: [401, 409], locale: FRENCH.browser });

const ADDRESS = "27 quai des Brumes, 69002 Lyon";
const HOME = "12 rue de la République";

const pathOf = ({ order_id, tracking_key }: Placed, prefix = "") =>
  `${prefix}/track/${order_id}?key=${tracking_key}`;

/** An order in each state, by its heading's words. */
async function orderIn(server: TestServer, state: keyof (typeof TRACK_WORDS)["fr"]["headings"]) {
  const desk = await deskClient(server);
  const isDelivery = state === "out_for_delivery";
  const placed = isDelivery ? await placeDelivery(server) : await place(server);
  const id = placed.order_id;
  if (state === "new") return placed;
  if (state === "rejected") done(await desk.reject(id, { version: 0, reason: "sold_out" }));
  else done(await desk.accept(id, { version: 0, minutes: 20 }));
  if (state === "preparing") done(await desk.preparing(id, { version: 1 }));
  if (state === "ready") done(await desk.ready(id, { version: 1 }));
  if (state === "out_for_delivery") done(await desk.out_for_delivery(id, { version: 1 }));
  if (state === "completed") done(await desk.completed(id, { version: 1 }));
  if (state === "cancelled") done(await desk.cancel(id, { version: 1, reason: "closing" }));
  return placed;
}

/** The sentence with any words for "…"; accessible names have no non-breaking spaces. */
function pattern(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replaceAll("…", ".+").replace(/\s/g, "\\s"));
}

/** One of the sentences about when a new order is answered, in an open or a closed restaurant. */
const ANSWERED: Record<Locale, RegExp> = {
  fr: /Le restaurant (vous répond|ouvre) /,
  en: /The restaurant (answers|opens) /,
};

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const track = TRACK_WORDS[locale];
    const waiting = WAITING_WORDS[locale];

    test("the page says when and where before a script runs", async ({ page, server }) => {
      const guest = await page.context().browser()?.newContext({ javaScriptEnabled: false });
      const tab = await guest?.newPage();
      if (!guest || !tab) throw new Error("no browser");
      const main = tab.getByRole("main");
      await tab.goto(server.url + pathOf(await place(server), prefix));
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText(track.headings.new);
      await expect(main).toContainText(pattern(track.wanted.pickup("…")));
      await expect(main).toContainText(`Kawabe${ADDRESS}`);
      await expect(main.getByRole("link", { name: track.where.route })).toBeVisible();
      await expect(main).toContainText(ANSWERED[locale]);

      const evening = openEvening();
      await tab.goto(server.url + pathOf(await placeDelivery(server, evening), prefix));
      const tomorrow = addDays(wallClock(Date.now(), "Europe/Paris").date, 1);
      const isTomorrow = evening.delivery_date === tomorrow;
      const day = isTomorrow ? words.hours.tomorrow : formatDate(evening.delivery_date, locale);
      await expect(main).toContainText(track.wanted.delivery(day));
      const range = formatSlot("19:30-19:45", locale);
      await expect(main).toContainText(range);
      await expect(main).toContainText(`${HOME}69002 Lyon`);

      await tab.goto(server.url + pathOf(await orderIn(server, "preparing"), prefix));
      // The time is said with its day where that is tomorrow.
      await expect(main).toContainText(
        new RegExp(track.promised.pickup.replace(" ", " (\\S.* )?")),
      );
      await guest.close();
    });

    test("each state has its picture in words, and no accessibility violations", async ({
      page,
      server,
    }) => {
      const { step } = track;
      const pictures = {
        new: track.picture.step(step.new, 1, 5),
        accepted: track.picture.step(step.accepted, 2, 5),
        preparing: track.picture.step(step.preparing, 3, 5),
        ready: track.picture.step(step.ready, 4, 5),
        out_for_delivery: track.picture.step(step.out_for_delivery, 5, 6),
        completed: track.picture.step(step.handed_over, 5, 5),
        rejected: track.headings.rejected,
        cancelled: track.headings.cancelled,
      } as const;
      for (const state of Object.keys(pictures) as (keyof typeof pictures)[]) {
        await visit(page, pathOf(await orderIn(server, state), prefix));
        await expect(page.getByRole("img", { name: pictures[state], exact: true })).toBeVisible();
        expect(await violations(page), state).toEqual([]);
      }
    });

    test("a guest cancels an unanswered order, and the question can be taken back", async ({
      page,
      server,
    }) => {
      await visit(page, pathOf(await place(server), prefix));
      const start = page.getByRole("button", { name: waiting.cancel.start });
      await start.click();
      const question = page.getByRole("group", { name: waiting.cancel.sure });
      await expect(question).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await question.getByRole("button", { name: waiting.cancel.keep }).click();
      await expect(start).toBeFocused();
      await start.click();
      await question.getByRole("button", { name: waiting.cancel.confirm }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(track.headings.cancelled);
      await expect(page.getByRole("main")).toContainText(track.nothingToPay);
      await expect(page.getByRole("main")).toBeFocused();
      await expect(start).toBeHidden();
    });

    test("a guest whose order was just accepted reads that it is too late", async ({
      page,
      server,
    }) => {
      const placed = await place(server);
      // Its events never arrive, so the page does not know of the acceptance.
      await page.route(/\/events\?/, () => {});
      await visit(page, pathOf(placed, prefix));
      await page.getByRole("button", { name: waiting.cancel.start }).click();
      const desk = await deskClient(server);
      done(await desk.accept(placed.order_id, { version: 0, minutes: 20 }));
      await page.getByRole("button", { name: waiting.cancel.confirm }).click();
      await expect(page.getByRole("alert")).toHaveText(waiting.cancel.tooLate);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(track.headings.accepted);
    });

    test("account and list of orders link to an order's page while it is open, and to its receipt", async ({
      page,
      server,
    }) => {
      const member = aMember();
      const account = accountOn(page, words, prefix);
      const { orders } = words.account;
      const session = await openAccount(server, member);
      await placeOrders(server, session, 1);
      await account.comeSignedIn(session);
      await visit(page, `${prefix}/profile`);
      await expect(page.getByRole("link", { name: orders.track })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await visit(page, `${prefix}/profile/ViewOrders`);
      const card = page.getByRole("article");
      expect(await violations(page)).toEqual([]);
      await card.getByRole("link", { name: orders.track }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(track.headings.new);

      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const desk = await deskClient(server);
      done(await desk.accept(id, { version: 0 }));
      done(await desk.completed(id, { version: 1 }));
      await visit(page, `${prefix}/profile`);
      await expect(page.getByRole("heading", { name: member.first_name })).toBeVisible();
      await expect(page.getByRole("link", { name: orders.track })).toBeHidden();
      await visit(page, `${prefix}/profile/ViewOrders`);
      await expect(card.getByRole("link", { name: orders.track })).toBeHidden();
      await card.getByRole("link", { name: pattern(orders.receipt("…" as never)) }).click();
      const receipt = RECEIPT_WORDS[locale].receipt("…" as never);
      await expect(page.getByRole("article", { name: pattern(receipt) })).toBeVisible();
    });
  });

const WAITING = WAITING_WORDS.fr;
const MINUTE_MS = 60_000;

test("what the page says about the answer stays true as time passes", async ({ page, server }) => {
  // For three days later: the answer is due on the day before, whenever it is placed.
  const placed = await placeDelivery(server, openEvening(3));
  const answer = await fetch(
    `${server.url}/v2/public/tracking/${placed.order_id}?key=${placed.tracking_key}`,
  );
  const latest = Temporal.Instant.from((await answer.json()).payload.answer.latest_at);
  const night = latest.toZonedDateTimeISO("Europe/Paris").with({ hour: 4, minute: 0 });
  await installClock(page, night.epochMilliseconds);
  await visit(page, pathOf(placed));
  const main = page.getByRole("main");
  await expect(main).toContainText(
    pattern(WAITING.opens("à …", WAITING.closedAnswer.latest("à …"))),
  );
  const untilDue = latest.epochMilliseconds - night.epochMilliseconds;
  await page.clock.fastForward(untilDue - 10 * MINUTE_MS);
  await expect(main).toContainText(pattern(WAITING.answers.latest("à …")));
  await page.clock.fastForward(11 * MINUTE_MS);
  await expect(main).toContainText(WAITING.answers.soon);
});

test("the desk reads at once that a guest has cancelled, until somebody has seen it", async ({
  page,
  server,
}) => {
  const desk = await enterDesk(page);
  const placed = await place(server);
  const order = desk.order(placed.number);
  await expect(order).toBeVisible();
  const { order_id, tracking_key } = placed;
  const cancel = `${server.url}/v2/public/tracking/${order_id}/cancel?key=${tracking_key}`;
  expect((await page.request.post(cancel)).ok()).toBe(true);
  const ended = page
    .getByRole("region", { name: DESK.inbox.ended.label })
    .filter({ hasText: placed.number });
  await expect(ended).toBeVisible();
  await expect(order).toBeHidden();
  await ended.getByRole("button", { name: DESK.answer.seen }).click();
  await expect(ended).toBeHidden();
});

test.describe("with motion", () => {
  test.use(IN_MOTION);

  test("the picture moves for less than five seconds", async ({ page, server }) => {
    for (const state of ["new", "preparing", "out_for_delivery"] as const) {
      await visit(page, pathOf(await orderIn(server, state)));
      const longest = await page
        .getByRole("img", {
          name: pattern(TRACK_WORDS.fr.picture.step("…", 0, 0).split("0")[0] ?? ""),
        })
        .evaluate((picture) => {
          const moving = picture.getAnimations({ subtree: true });
          return Math.max(
            ...moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
          );
        });
      expect(longest, state).toBeGreaterThan(0);
      expect(longest, state).toBeLessThan(5000);
    }
  });
});
