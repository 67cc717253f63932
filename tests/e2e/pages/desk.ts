import { expect, type Locator, type Page } from "@playwright/test";
import type { LinkedPageName } from "../../../apps/web/src/desk/desk-pages.ts";
import { OWNER } from "../../support/desk-client.ts";
import { DESK_WORDS, type DeskWords } from "../../support/desk-words.ts";
import { visit } from "../hydrated.ts";

export const DESK = DESK_WORDS.fr;

export type Person = { email: string; password: string };

/**
 * Signs in a staff member, by default the owner, without the sign-in page: for tests that open a page
 * of their own next. No press has let a page sound.
 */
export async function signIn(page: Page, person: Person = OWNER): Promise<void> {
  const headers = { "x-noren-desk": "1" };
  const reply = await page.request.post("/v2/staff/sign-in", { headers, data: person });
  if (!reply.ok()) throw new Error(await reply.text());
}

/** Signs in on the sign-in page, and waits for the orders. */
export async function enterDesk(page: Page, person: Person = OWNER) {
  const desk = deskOn(page);
  await desk.signIn(person);
  await desk.expectInbox();
  return desk;
}

/** A bar over the page, which on phones may wait behind the button for the others. */
export async function expectBar(page: Page, words: string): Promise<void> {
  const others = page.getByRole("button", { name: /^\d+ (autres? avis|more notices?)$/ });
  await expect(async () => {
    if (await others.isVisible()) await others.click({ timeout: 1000 });
    await expect(page.getByText(words)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The order desk's languages, each with the prefix of its pages. */
export const DESK_LANGUAGES = [
  { prefix: "/fr", locale: "fr", words: DESK_WORDS.fr },
  { prefix: "/en", locale: "en", words: DESK_WORDS.en },
] as const;

/** The order desk as staff members use it, in French unless its words are given. */
export function deskOn(page: Page, words: DeskWords = DESK) {
  const { fields, nav } = DESK;
  const { card } = words;

  async function fillSignIn({ email, password }: Person): Promise<void> {
    await page.getByRole("textbox", { name: fields.email }).fill(email);
    await page.getByLabel(fields.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: DESK.signIn.submit, exact: true }).click();
  }

  return {
    fillSignIn,

    async signIn(person: Person): Promise<void> {
      await visit(page, "/fr/desk");
      await fillSignIn(person);
    },

    async expectInbox(): Promise<void> {
      await expect(page.getByRole("heading", { level: 1, name: nav.inbox })).toBeAttached();
    },

    order(number: string): Locator {
      return page.getByRole("article", { name: `${card.order} ${number}` });
    },

    /** Moves the time on a new order's ticket to that many minutes, and accepts it. */
    async accept(order: Locator, minutes: number, options?: { clickCount?: number }) {
      const earlier = order.getByRole("button", { name: DESK.answer.earlier });
      const later = order.getByRole("button", { name: DESK.answer.later });
      const wanted = order.getByRole("button", { name: new RegExp(`\\b${minutes} minutes`) });
      await expect(later).toBeVisible();
      while (await earlier.isEnabled()) await earlier.click();
      while ((await wanted.count()) === 0) await later.click();
      await wanted.click(options);
    },

    /** By number and state, which name a ticket. */
    orderIn(progress: keyof typeof DESK.progress, number: string): Locator {
      const name = `${card.order} ${number} ${words.progress[progress]}`;
      return page.getByRole("article", { name });
    },

    /** The orders that wait for an answer. */
    get lane(): Locator {
      return page.getByRole("region", { name: words.columns.new });
    },

    async open(link: LinkedPageName): Promise<void> {
      await page.getByRole("banner").getByRole("button", { name: nav.menu }).click();
      const menu = page.getByRole("dialog", { name: nav.menu });
      await menu.getByRole("link", { name: withCount(nav[link]) }).click();
      await expect(page.getByRole("heading", { level: 1, name: nav[link] })).toBeVisible();
    },
  };
}

/** The whole name of a link, with or without the number on it. */
function withCount(name: string): RegExp {
  return new RegExp(`^${RegExp.escape(name)}\\s*\\d*$`);
}

/** Adds fields to the payload that the server answers with. */
export async function answered(page: Page, url: string, fields: () => object): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { payload, ...rest } = await response.json();
    await route.fulfill({
      response,
      json: { ...rest, ...(payload && { payload: { ...payload, ...fields() } }) },
    });
  });
}
