import type { BrowserContext, Page, Worker } from "@playwright/test";
import { type Placed, place } from "../support/desk-client.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, enterDesk } from "./pages/desk.ts";
import { NEW_CONTEXTS } from "./test.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401], serviceWorkers: "allow", ...NEW_CONTEXTS });

type Shown = { title: string; body: string; tag: string; data: unknown };
type PushWorker = {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (path: string) => Promise<unknown> };
  opened: string[];
  shown: Shown[];
};

/** The desk's worker in the page's browser, without any push service. */
async function startWorker(page: Page, context: BrowserContext, origin: string) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const desk = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === "/desk");
      if (desk) resolve(desk.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/desk-worker.js", { scope: "/desk" });
  });
  const isDesk = (one: Worker) => one.url().endsWith("/desk-worker.js");
  await expect.poll(() => context.serviceWorkers().some(isDesk)).toBe(true);
  const worker = context.serviceWorkers().find(isDesk);
  if (!worker) throw new Error("The desk's worker has not started");
  const registrationId = await registered;
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as PushWorker).registration.active?.state))
    .toBe("activated");

  // Headless browsers show no notifications: the system's list of them is replaced.
  await worker.evaluate(() => {
    const scope = self as unknown as PushWorker;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body = "", tag = "", data } = {}) => {
      scope.shown = [
        ...scope.shown.filter((known) => known.tag !== tag),
        { title, body, tag, data },
      ];
    };
  });

  return {
    deliver: (data: string) =>
      session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data }),
    shown: () =>
      worker.evaluate(() =>
        (self as unknown as PushWorker).shown.map(({ title, body, tag }) => ({ title, body, tag })),
      ),
    /** Presses the only notification; returns the paths that the worker opens in a new window. */
    press: () =>
      worker.evaluate(async () => {
        const scope = self as unknown as PushWorker;
        scope.opened = [];
        // Windows are opened for a person's press alone, which no test can make.
        scope.clients.openWindow = async (path) => scope.opened.push(path);
        const [pressed] = scope.shown;
        const close = () => {
          scope.shown = scope.shown.filter((known) => known !== pressed);
        };
        const work: Promise<unknown>[] = [];
        const waitUntil = (promise: Promise<unknown>) => work.push(promise);
        const notification = { ...pressed, close };
        const press = new Event("notificationclick");
        self.dispatchEvent(Object.assign(press, { notification, waitUntil }));
        await Promise.all(work);
        return scope.opened;
      }),
  };
}

function alertOf({ order_id, number }: Placed, body = "à emporter · 19 h 30"): string {
  const notification = { title: `Nouvelle commande ${number}`, body, lang: "fr", tag: order_id };
  return JSON.stringify({ web_push: 8030, notification });
}

test("a pushed order is shown once while no desk is looked at, and a press opens it", async ({
  page,
  context,
  server,
}) => {
  const [first, second] = [await place(server), await place(server)];
  await enterDesk(page);
  const { deliver, shown, press } = await startWorker(page, context, new URL(page.url()).origin);
  await page.goto("about:blank");
  await deliver(alertOf(first));
  await expect.poll(shown).toHaveLength(1);
  await deliver(alertOf(first, "toujours sans réponse"));
  await expect.poll(shown).toEqual([
    {
      title: `Nouvelle commande ${first.number}`,
      body: "toujours sans réponse",
      tag: first.order_id,
    },
  ]);
  const opened = await press();
  expect(opened).toEqual([`/desk?order=${first.order_id}`]);
  await expect.poll(shown).toEqual([]);
  await visit(page, opened[0] ?? "");
  const details = (number: string) =>
    page.getByRole("dialog", { name: DESK.dialogs.details(number) });
  await expect(details(first.number)).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/?$/);

  // Delivered while away, pressed once the desk is open again.
  await page.goto("about:blank");
  await deliver(alertOf(second));
  await expect.poll(shown).toHaveLength(1);
  await visit(page, "/fr/desk/history");
  await expect(page.getByRole("heading", { level: 1, name: DESK.nav.history })).toBeVisible();
  expect(await press()).toEqual([]);
  await expect(details(second.number)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: DESK.nav.inbox })).toBeAttached();
});

test("a desk that is looked at shows no notification, nor does a push that says nothing", async ({
  page,
  context,
  server,
}) => {
  const order = await place(server);
  await enterDesk(page);
  const { deliver, shown } = await startWorker(page, context, new URL(page.url()).origin);
  await deliver(alertOf(order));
  await page.goto("about:blank");
  await deliver("ping");
  await deliver(alertOf({ ...order, order_id: "marker" }));
  await expect.poll(shown).toMatchObject([{ tag: "marker" }]);
});

test("the desk's worker has a scope of its own and keeps nothing", async ({ page, context }) => {
  await visit(page, "/fr/menu");
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  await enterDesk(page);
  await startWorker(page, context, new URL(page.url()).origin);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes.sort()).toEqual(["/", "/desk"]);
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /desk/.test(path))).toEqual([]);
});
