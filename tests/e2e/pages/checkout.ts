import { expect, type Page } from "@playwright/test";
import type { Words } from "../words.ts";

export const GUEST = {
  first_name: "Zoé",
  last_name: "L’Hôte-Nguyễn",
  email: "zoe@example.org",
  phone: "+33 6 39 98 12 34",
};

/** How the button of a slot begins. */
export const SLOT = /^\d\d:\d\d/;

/** The fields of a sent order that tests check. */
type SentOrder = { customer: { date: { delivery_date: string; delivery_time_range: string } } };

/** The five tabs of the checkout. */
export function checkoutOn(page: Page, words: Words) {
  const { headings, personal, address, payment, next } = words.checkout;

  async function expectTab(tab: "personal" | "delivery" | "pickup" | "payment"): Promise<void> {
    await expect(page.getByRole("heading", { name: headings[tab] })).toBeVisible();
  }

  async function fill(label: string, value: string): Promise<void> {
    await page.getByRole("textbox", { name: label, exact: true }).fill(value);
  }

  async function goOn(): Promise<void> {
    await page.getByRole("button", { name: next, exact: true }).click();
  }

  /** Agrees where the order becomes dearer. */
  async function chooseType(type: "pickup" | "delivery"): Promise<void> {
    const name = new RegExp(words.orderType[type]);
    await page.getByRole("main").getByRole("button", { name }).click();
    const agree = page.getByRole("button", { name: words.question.repricing.switch[type] });
    await expect(agree.or(page.getByRole("heading", { name: headings.personal }))).toBeVisible();
    if (await agree.isVisible()) await agree.click();
    await expectTab("personal");
  }

  async function fillPersonal(guest = GUEST): Promise<void> {
    for (const field of ["first_name", "last_name", "email", "phone"] as const)
      await fill(personal[field], guest[field]);
    await goOn();
  }

  async function fillAddress(
    place: Record<"address" | "postal_code" | "city", string>,
  ): Promise<void> {
    for (const field of ["address", "postal_code", "city"] as const)
      await fill(address[field], place[field]);
  }

  /** A time that does not pass while the test runs, as the first one may. */
  async function chooseLaterTime(): Promise<void> {
    await page.getByRole("button", { name: words.checkout.time.scheduled }).click();
    await page.getByRole("button", { name: SLOT }).nth(2).click();
  }

  async function toPayment(): Promise<void> {
    await goOn();
    await expectTab("payment");
  }

  async function order(): Promise<void> {
    await page.getByRole("button", { name: payment.order("").trim() }).click();
  }

  return {
    /**
     * From the first tab to the order's page, through the tabs of both pickup and delivery; `check`
     * is called on each and must leave it unchanged.
     */
    async throughTabs(check: (tab: string) => Promise<void>): Promise<void> {
      const { steps, stepNames, time } = words.checkout;
      await check("type");
      await chooseType("pickup");
      await goOn();
      await check("personal, with what is missing");
      await fillPersonal();
      await expectTab("pickup");
      await check("pickup");
      const bar = page.getByRole("navigation", { name: steps });
      await bar.getByRole("button", { name: stepNames.type }).click();
      await chooseType("delivery");
      await goOn();
      await expectTab("delivery");
      await check("delivery");
      await page.getByRole("button", { name: time.scheduled }).click();
      await check("delivery, with its times");
      // The first choice's label depends on whether the restaurant is open now.
      await page
        .getByRole("button", { name: time.asap })
        .or(page.getByRole("button", { name: time.first, exact: true }))
        .click();
      await fillAddress({ address: "3 rue Mercière", postal_code: "69002", city: "Lyon" });
      await toPayment();
      await check("payment");
      await order();
      await expect(page).toHaveURL(/\/success$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check("success");
    },

    /** Orders sent from now on. */
    sentOrders(): readonly SentOrder[] {
      const sent: SentOrder[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && /\/v2\/public\/checkout\/?$/.test(request.url()))
          sent.push(request.postDataJSON());
      });
      return sent;
    },

    /** Records the announcements of the next loaded page, including short-lived ones. */
    async listen(): Promise<void> {
      await page.addInitScript(() => {
        const announced = new Set<string>();
        Object.assign(window, { announced });
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll("main [role=status]"))
            announced.add(textContent ?? "");
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
    },

    /** The announcements since `listen`. */
    announced: () =>
      page.evaluate(() => [...(window as unknown as { announced: Set<string> }).announced]),

    expectTab,
    goOn,
    chooseType,
    fillPersonal,
    fillAddress,
    chooseLaterTime,
    toPayment,
    order,
  };
}
