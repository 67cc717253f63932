import { SPECIAL_HOURS_WORDS } from "../../apps/web/src/i18n/special-hours-words.ts";
import { formatDate } from "../../packages/contract/src/format/dates.ts";
import { formatTimeRange } from "../../packages/contract/src/format/times.ts";
import { addDays, wallClock } from "../../packages/ordering/src/zone.ts";
import { deskClient, done, OWNER, placeFor, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { anOrder, openEvening, send } from "../support/order-client.ts";
import { startTestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, DESK_LANGUAGES, deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const GUEST = { first_name: "Zoé", last_name: "L.", email: "z@example.org", phone: "0639981234" };

for (const { prefix, locale, words } of DESK_LANGUAGES)
  test(`closing a day for which six orders are taken lists them first; then it has no slot, until the undo (${prefix})`, async ({
    page,
  }) => {
    const server = await startTestServer(STAFF_ENVIRONMENT);
    try {
      const api = await deskClient(server);
      const evening = openEvening(4);
      const { delivery_date: date } = evening;
      const slots = async () =>
        done(await api.hours()).days.find((day) => day.date === date)?.pickup.slots ?? 0;
      const before = await slots();
      const customer = { ...GUEST, date: evening };
      const placed = [];
      for (let count = 0; count < 6; count++) placed.push(await placeFor(server, customer));
      const order = await anOrder(server, { customer });
      const desk = deskOn(page);
      await visit(page, `${server.url}/fr/desk`);
      await desk.fillSignIn(OWNER);
      await desk.expectInbox();
      await visit(page, `${server.url}${prefix}/desk/hours`);
      const { hours } = words;
      const name = formatDate(date, locale);
      await page.getByLabel(hours.date, { exact: true }).fill(date);
      const closures = page.getByRole("region", { name: hours.closures });
      await closures.getByRole("button", { name: hours.closeOf(name) }).click();
      const dialog = page.getByRole("dialog", { name: hours.taken.title(name) });
      await expect(dialog.getByText(hours.taken.text(6))).toBeVisible();
      for (const { number } of placed) await expect(dialog.getByText(number)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await slots()).toBe(before);

      await dialog.getByRole("button", { name: hours.taken.submit }).click();
      await expect(page.getByText(hours.isClosed(name))).toBeVisible();
      await expect(closures.getByRole("button", { name: hours.reopenOf(name) })).toBeVisible();
      expect(await slots()).toBe(0);
      const refused = await send(server, order);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: "slot_closed" });
      const contact = await page.request.get(
        `${server.url}${prefix === "/fr" ? "" : "/en"}/contact`,
      );
      expect(await contact.text()).toContain(
        SPECIAL_HOURS_WORDS[locale].closedOn(formatDate(date, locale)),
      );
      for (const { order_id } of placed)
        expect(done(await api.order(order_id)).order.progress).toBe("new");

      await page.getByRole("button", { name: words.menuPage.undo }).click();
      await expect(closures.getByRole("button", { name: hours.reopenOf(name) })).toHaveCount(0);
      expect(await slots()).toBe(before);
      // An open desk would report the loss of its server.
      await visit(page, "about:blank");
    } finally {
      await server.close();
    }
  });

test("a public holiday is opened and closed by one press each; a date gets hours of its own; no date closes nothing", async ({
  page,
}) => {
  const server = await startTestServer(STAFF_ENVIRONMENT);
  try {
    const { hours } = DESK;
    const desk = deskOn(page);
    await visit(page, `${server.url}/fr/desk`);
    await desk.fillSignIn(OWNER);
    await desk.expectInbox();
    await visit(page, `${server.url}/fr/desk/hours`);
    const christmas = page.getByRole("listitem").filter({ hasText: hours.names.christmas });
    await expect(christmas).toContainText(hours.closed);
    await christmas.getByRole("button").click();
    await expect(christmas).toContainText(hours.usual);
    await christmas.getByRole("button").click();
    await expect(christmas).toContainText(hours.closed);
    await page.getByRole("button", { name: hours.closeOf("…") }).click();
    await expect(page.getByText(hours.chooseDate)).toBeVisible();

    const date = addDays(wallClock(Date.now(), "Europe/Paris").date, 5);
    const name = formatDate(date, "fr");
    await page.getByLabel(hours.date, { exact: true }).fill(date);
    await page.getByRole("button", { name: hours.changeOf(name) }).click();
    const dialog = page.getByRole("dialog", { name: hours.form.title(name) });
    const first = dialog.getByRole("group", { name: hours.form.service(1), exact: true });
    await first.getByLabel(hours.form.start, { exact: true }).fill("09:00");
    await first.getByLabel(hours.form.end, { exact: true }).fill("10:00");
    await dialog.getByRole("button", { name: hours.form.submit }).click();
    const closures = page.getByRole("region", { name: hours.closures });
    await expect(closures.getByRole("listitem").filter({ hasText: "9 h – 10 h" })).toBeVisible();
    await visit(page, "about:blank");
  } finally {
    await server.close();
  }
});

test("a weekday's services are checked before they are saved, copied to other days, and taken back", async ({
  page,
}) => {
  const server = await startTestServer(STAFF_ENVIRONMENT);
  try {
    const { hours, menuPage } = DESK;
    const { form } = hours;
    const api = await deskClient(server);
    const before = done(await api.hours()).week;
    const desk = deskOn(page);
    await visit(page, `${server.url}/fr/desk`);
    await desk.fillSignIn(OWNER);
    await desk.expectInbox();
    await visit(page, `${server.url}/fr/desk/hours`);
    const week = page.getByRole("region", { name: hours.week });
    await week.getByRole("button", { name: "Mardi" }).click();
    const dialog = page.getByRole("dialog", { name: form.title("mardi") });
    const service = dialog.getByRole("group", { name: form.service(1), exact: true });
    await service.getByLabel(form.start, { exact: true }).fill("12:00");
    await service.getByLabel(form.end, { exact: true }).fill("12:00");
    await dialog.getByRole("button", { name: form.submit }).click();
    await expect(service.getByText("La fin doit différer du début.")).toBeVisible();

    await service.getByLabel(form.end, { exact: true }).fill("13:00");
    await service.getByLabel(form.minutes.pickup).fill("30");
    await dialog.getByRole("button", { name: form.remove(2) }).click();
    await dialog.getByLabel("Lundi").check();
    await expect(dialog.getByText(hours.pickup(2, "12 h 30"))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    expect(done(await api.hours()).week).toEqual(before);

    // What was typed is kept with the closed page.
    await visit(page, `${server.url}/fr/desk/hours`);
    await week.getByRole("button", { name: "Mardi" }).click();
    await expect(service.getByLabel(form.minutes.pickup)).toHaveValue("30");
    await dialog.getByLabel("Lundi").check();
    await dialog.getByRole("button", { name: form.submit }).click();
    await expect(dialog).toBeHidden();
    const times = formatTimeRange({ start: "12:00", end: "13:00" }, "fr");
    for (const day of ["Lundi", "Mardi"])
      await expect(week.getByRole("button", { name: day })).toContainText(times);
    const changed = done(await api.hours()).week;
    expect(changed.mon).toEqual(changed.tue);
    expect(changed.wed).toEqual(before.wed);

    await page.getByRole("button", { name: menuPage.undo }).click();
    await expect(week.getByRole("button", { name: "Mardi" })).not.toContainText(times);
    expect(done(await api.hours()).week).toEqual(before);

    const rules = page.getByRole("group", { name: hours.rules.pickup });
    const lead = rules.getByLabel(hours.rules.names.minimum_time);
    await lead.fill("35");
    await lead.press("Enter");
    await expect(page.getByText("20 → 35")).toBeVisible();
    expect(done(await api.hours()).scheduling.pickup_minimum_time).toBe(35);
    await visit(page, "about:blank");
  } finally {
    await server.close();
  }
});
