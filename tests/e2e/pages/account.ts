import { expect, type Page } from "@playwright/test";
import { waitForCode } from "../../support/traces.ts";
import type { Words } from "../words.ts";

const PASSWORD = "un riz bien vinaigré";

export type Member = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
};

/** Somebody new, whose address nobody else has. */
export function aMember(over: Partial<Member> = {}): Member {
  const email = `member-${crypto.randomUUID()}@example.org`;
  return { first_name: "Zoé", last_name: "Nguyễn", phone: "+33 6 39 98 12 34", email, ...over };
}

/** Signing in and the profile, as a customer sees them. */
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
      await page.goto(`${prefix}/auth/signup`);
      await fill({ ...member, new_password: PASSWORD });
      await press(signup.submit);
      await expect(main.getByText(code.sentTo(member.email))).toBeVisible();
    },

    async confirm(dataDir: string, email: string, count = 1): Promise<void> {
      await fill({ otp: await waitForCode(dataDir, email, count) });
      await press(verify.submit);
    },

    async logIn(email: string, password = PASSWORD): Promise<void> {
      await fill({ email, password });
      await press(login.submit);
    },

    async logOut(): Promise<void> {
      await page.goto(`${prefix}/profile/ViewSecurity`);
      await press(profile.signOut);
      await expect(page).toHaveURL(new RegExp(`${prefix || "/"}$`));
    },

    async expectLoggedIn(isIn: boolean): Promise<void> {
      const link = page.getByRole("banner").getByRole("link", { name: words.layout.account });
      await expect(link).toHaveAttribute("href", `${prefix}/${isIn ? "profile" : "auth"}`);
    },
  };
}
