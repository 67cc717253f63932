import { expect, type Page } from "@playwright/test";
import { type Member, type MemberSession, PASSWORD } from "../../support/members.ts";
import { waitForCode } from "../../support/written-mails.ts";
import { visit } from "../hydrated.ts";
import type { Words } from "../words.ts";

/** Sign-in and profile, as a customer sees them. */
export function accountOn(page: Page, words: Words, prefix: string) {
  const { fields, code, login, signup, verify, profile } = words.account;
  const main = page.getByRole("main");

  const field = (name: keyof typeof fields) =>
    main.getByRole("textbox", { name: fields[name], exact: true });
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();

  async function fill(values: Partial<Record<keyof typeof fields, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await field(name as keyof typeof fields).fill(value);
  }

  return {
    field,
    fill,
    press,

    async signUp(member: Member): Promise<void> {
      await visit(page, `${prefix}/auth/signup`);
      await fill({ ...member, password: PASSWORD });
      await press(signup.submit);
      await expect(main.getByText(code.sentTo(member.email))).toBeVisible();
    },

    async confirm(dataDir: string, email: string, count = 1): Promise<void> {
      await fill({ otp: await waitForCode(dataDir, email, count) });
      await press(verify.submit);
    },

    /**
     * The browser's state after an earlier login; set before any page of the site, which would
     * react to it.
     */
    async comeSignedIn({ token, user }: MemberSession): Promise<void> {
      await visit(page, "/robots.txt");
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem("token", token);
          localStorage.setItem("user", user);
        },
        [token, JSON.stringify(user)] as const,
      );
    },

    async logIn(email: string, password = PASSWORD): Promise<void> {
      // The URL changes first, and the previous page may have an e-mail field too.
      await expect(page).toHaveURL(/\/auth\/login$/);
      await expect(field("password")).toBeVisible();
      await fill({ email, password });
      await press(login.submit);
    },

    async logOut(): Promise<void> {
      await visit(page, `${prefix}/profile/ViewSecurity`);
      await press(profile.signOut);
      await expect(page).toHaveURL(new RegExp(`${prefix || "/"}$`));
    },

    async expectLoggedIn(isIn: boolean): Promise<void> {
      const link = page.getByRole("banner").getByRole("link", { name: words.layout.account });
      await expect(link).toHaveAttribute("href", `${prefix}/${isIn ? "profile" : "auth"}`);
    },
  };
}
