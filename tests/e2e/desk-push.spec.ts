import type { Page } from "@playwright/test";
import { deskEn } from "../../apps/web/src/i18n/desk-en.ts";
import { deskFr } from "../../apps/web/src/i18n/desk-fr.ts";
import { deskClient } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { enterDesk } from "./pages/desk.ts";
import { NEW_CONTEXTS } from "./test.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401], serviceWorkers: "allow", ...NEW_CONTEXTS });

/** A subscription as a push service would give it, which no browser of a test can reach. */
const SUBSCRIPTION = {
  endpoint: "https://push.example.net/send/1",
  keys: {
    p256dh:
      "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    auth: "tBHItJI5svbpez7KI4CCXg",
  },
};

/** Replaces the browser's push service; everything else is the browser's own. */
async function fakePushService(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript(
    ({ subscription, permission }) => {
      let current = localStorage.getItem("subscribed") ? subscribed("") : null;
      let allowed = permission;
      function subscribed(key: string) {
        const options = { applicationServerKey: new TextEncoder().encode(key).buffer };
        const unsubscribe = async () => {
          current = null;
          localStorage.removeItem("subscribed");
          return true;
        };
        return { options, unsubscribe, toJSON: () => subscription };
      }
      PushManager.prototype.getSubscription = async () => current as unknown as PushSubscription;
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem("subscribed", "yes");
        current = subscribed(String(options?.applicationServerKey));
        return current as unknown as PushSubscription;
      };
      Object.defineProperty(Notification, "permission", { get: () => allowed });
      Notification.requestPermission = async () => {
        if (allowed === "default") allowed = "granted";
        return allowed;
      };
    },
    { subscription: SUBSCRIPTION, permission },
  );
}

async function openDevice(page: Page, words: typeof deskFr, prefix: string) {
  await visit(page, `${prefix}/desk/account`);
  const section = page.getByRole("region", { name: words.device.title });
  await expect(section).toBeVisible();
  return section;
}

for (const [prefix, words] of [
  ["/fr", deskFr],
  ["/en", deskEn],
] as const)
  test.describe(`in ${prefix}`, () => {
    test("alerts are turned on by a press, never before, are kept over a reload, and end with a press or sign-out", async ({
      page,
      server,
    }) => {
      await fakePushService(page, "default");
      await enterDesk(page);
      const { device, nav } = words;
      let section = await openDevice(page, words, prefix);
      expect(await page.evaluate(() => Notification.permission)).toBe("default");
      expect(await violations(page)).toEqual([]);
      await section.getByRole("button", { name: device.turnOn }).click();
      await expect(section.getByRole("status")).toHaveText(device.on);
      section = await openDevice(page, words, prefix);
      await expect(section.getByRole("status")).toHaveText(device.on);
      await section.getByRole("button", { name: device.turnOff }).click();
      await expect(section.getByRole("status")).toHaveText("");
      await section.getByRole("button", { name: device.turnOn }).click();
      await expect(section.getByRole("status")).toHaveText(device.on);
      await page.getByRole("button", { name: nav.menu }).click();
      await page.getByRole("button", { name: nav.signOut, exact: true }).click();
      await expect(page.getByRole("button", { name: words.signIn.submit })).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("subscribed"))).toBeNull();
      const owner = await deskClient(server);
      const state = await owner.push();
      expect(state.ok && state.payload.is_on).toBe(false);
    });

    test("where notifications are blocked, a sentence says how to allow them", async ({ page }) => {
      await fakePushService(page, "denied");
      await enterDesk(page);
      const section = await openDevice(page, words, prefix);
      await expect(section).toContainText(words.device.denied);
      await expect(section.getByRole("button")).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    });

    test("an iPhone says how the desk is put on the home screen first", async ({ page }) => {
      await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
      await enterDesk(page);
      const section = await openDevice(page, words, prefix);
      await expect(section).toContainText(words.device.installOnIos);
      await expect(section.getByRole("button")).toHaveCount(0);
    });

    test("the desk offers to be installed where the browser can, in its settings only", async ({
      page,
    }) => {
      await page.addInitScript(() => {
        window.addEventListener("load", () => {
          const event = new Event("beforeinstallprompt", { cancelable: true });
          Object.assign(event, { prompt: async () => Object.assign(window, { asked: true }) });
          window.dispatchEvent(event);
        });
      });
      await enterDesk(page);
      const install = page.getByRole("button", { name: words.device.install });
      await expect(install).toHaveCount(0);
      await openDevice(page, words, prefix);
      await install.click();
      await expect(install).toHaveCount(0);
      expect(await page.evaluate(() => "asked" in window)).toBe(true);
    });
  });
