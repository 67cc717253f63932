import type { Locale } from "@noren/contract/locales.ts";
import { expect, type Page } from "@playwright/test";
import { ADDRESS_WORDS } from "../../../apps/web/src/i18n/address-words.ts";
import { WISHES_WORDS } from "../../../apps/web/src/i18n/wishes-words.ts";
import type { MemberSession } from "../../support/members.ts";
import type { TestServer } from "../../support/test-server.ts";

export const HOME = {
  label: "Maison",
  address: "12 rue de la République",
  postal_code: "69001",
  city: "Lyon",
  details: { floor: "3e gauche", door_code: "A12", instructions: "Sonner deux fois" },
};
export const WORK = {
  ...HOME,
  label: "Bureau",
  address: "3 rue Mercière",
  postal_code: "69002",
  details: { floor: "", door_code: "", instructions: "" },
};

/** The section of the profile with the saved addresses. */
export function addressesOn(page: Page, locale: Locale) {
  const own = ADDRESS_WORDS[locale];
  const found = WISHES_WORDS[locale].details;
  const section = page.getByRole("region", { name: own.title });
  const press = (name: string) => section.getByRole("button", { name, exact: true }).click();

  async function fill({ label, details, ...place }: typeof HOME): Promise<void> {
    await section.getByLabel(own.label).fill(label);
    for (const name of ["address", "postal_code", "city"] as const)
      await section.getByRole("textbox", { name: own.fields[name], exact: true }).fill(place[name]);
    await section.getByLabel(found.floor).fill(details.floor);
    await section.getByLabel(found.doorCode).fill(details.door_code);
    await section.getByLabel(found.instructions).fill(details.instructions);
  }

  return {
    section,
    press,
    fill,
    rows: section.getByRole("listitem"),

    async add(address: typeof HOME): Promise<void> {
      await press(own.add);
      await fill(address);
      await press(own.submit);
      await expect(section.getByRole("form")).toHaveCount(0);
    },
  };
}

/** Saves an address through the API. */
export async function saveAddress(
  server: TestServer,
  { token, user }: MemberSession,
  address: typeof HOME,
): Promise<void> {
  const answer = await fetch(`${server.url}/v2/public/auth/addresses`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "user-id": String(user.id),
    },
    body: JSON.stringify(address),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
