import { randomUUID } from "node:crypto";
import { authenticatorCode } from "../../apps/server/test/authenticator.ts";
import {
  deskClient,
  done,
  invitationOf,
  newPerson,
  OWNER,
  signedInAs,
} from "../support/desk-client.ts";
import { startTestServer } from "../support/test-server.ts";
import { type WrittenMail, waitFor } from "../support/written-mails.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, DESK_LANGUAGES, deskOn, enterDesk, signIn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports; a used link is refused too. */
test.use({ locale: "fr-FR", refused: [401, 404, 410, 422] });

test("the set-up link in the log works once, and its owner can sign in", async ({ page }) => {
  const fresh = await startTestServer();
  try {
    const link = new URL(/https?:\/\/\S+\/desk\/welcome#[\w-]+/.exec(fresh.output())?.[0] ?? "");
    await visit(page, `${fresh.url}${link.pathname}${link.hash}`);
    await page.getByRole("textbox", { name: DESK.fields.name }).fill("Hélène");
    await page.getByRole("textbox", { name: DESK.fields.email }).fill(OWNER.email);
    await page.getByLabel(DESK.fields.newPassword, { exact: true }).fill(OWNER.password);
    await page.getByRole("button", { name: DESK.welcome.submit }).click();
    const desk = deskOn(page);
    await desk.expectInbox();
    await page.getByRole("button", { name: DESK.nav.menu }).click();
    await page.getByRole("button", { name: DESK.nav.signOut }).click();
    await expect(page.getByRole("heading", { name: DESK.signIn.title })).toBeVisible();
    await visit(page, `${fresh.url}${link.pathname}${link.hash}`);
    await reload(page);
    await expect(page.getByRole("heading", { name: DESK.welcome.deadTitle })).toBeVisible();
    await visit(page, `${fresh.url}/fr/desk`);
    await desk.fillSignIn(OWNER);
    await desk.expectInbox();
    // An open desk would report the loss of its server.
    await visit(page, "about:blank");
  } finally {
    await fresh.close();
  }
});

test("a cook is invited, signs in by the link, and has access to neither staff list nor log", async ({
  page,
  server,
}) => {
  await visit(page, await invitationOf(server, `${randomUUID()}@kawabe.example`, "kitchen"));
  await page.getByRole("textbox", { name: DESK.fields.name }).fill("Aya");
  await page.getByLabel(DESK.fields.newPassword, { exact: true }).fill("le riz est pret a midi");
  await page.getByRole("button", { name: DESK.welcome.submit }).click();
  const desk = deskOn(page);
  await desk.expectInbox();
  await page.getByRole("button", { name: DESK.nav.menu }).click();
  const menu = page.getByRole("dialog", { name: DESK.nav.menu });
  await expect(menu.getByRole("link", { name: DESK.nav.history })).toBeVisible();
  for (const name of [DESK.nav.people, DESK.nav.audit, DESK.nav.payments])
    await expect(menu.getByRole("link", { name })).toHaveCount(0);
  await visit(page, "/desk/people");
  await expect(page.getByText(DESK.notHere.text)).toBeVisible();
});

test.describe("a refused sign-in", () => {
  test.use({ refused: [401, 422] });

  test("has the focus on the first field that is wrong", async ({ page }) => {
    await visit(page, "/fr/desk");
    const email = page.getByRole("textbox", { name: DESK.fields.email });
    await page.getByLabel(DESK.fields.password, { exact: true }).fill("secret");
    await page.getByRole("button", { name: DESK.signIn.submit, exact: true }).click();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toBeFocused();
  });
});

test("with a second factor a code is asked for, and a recovery code works once", async ({
  page,
  server,
}) => {
  const person = await newPerson(server, "Mo", "manager");
  const { password } = person;
  const desk = await enterDesk(page, person);
  await desk.open("account");
  await page.getByLabel(DESK.totp.yourPassword, { exact: true }).fill(password);
  await page.getByRole("button", { name: DESK.totp.turnOn }).click();
  await expect(page.getByRole("img", { name: DESK.totp.qr })).toBeVisible();
  // A field half scrolled under the header counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  const secret = ((await page.getByRole("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByRole("textbox", { name: DESK.totp.firstCode }).fill(authenticatorCode(secret));
  await page.getByRole("button", { name: DESK.totp.confirm }).click();
  const codes = page.getByRole("list", { name: DESK.totp.codes }).getByRole("listitem");
  const recovery = ((await codes.first().textContent()) ?? "").trim();
  await page.getByRole("button", { name: DESK.nav.menu }).click();
  await page.getByRole("button", { name: DESK.nav.signOut }).click();

  await desk.signIn(person);
  await expect(page.getByRole("heading", { name: DESK.signIn.codeTitle })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("textbox", { name: DESK.signIn.code }).fill(recovery);
  await page.getByRole("button", { name: DESK.signIn.submit, exact: true }).click();
  await desk.expectInbox();
});

for (const { prefix, words } of DESK_LANGUAGES)
  test(`an owner takes a lost second factor off a cook's account, who then signs in with the password alone (${prefix})`, async ({
    page,
    server,
  }) => {
    const name = `Aya ${randomUUID().slice(0, 8)}`;
    const cook = await newPerson(server, name, "kitchen");
    const api = await signedInAs(server, cook);
    const { secret } = done(await api.beginTotp({ password: cook.password }));
    done(await api.confirmTotp({ code: authenticatorCode(secret) }));
    await signIn(page);
    await visit(page, `${prefix}/desk/people`);
    const { factor } = words.people;
    await page.getByRole("button", { name: factor.openWho(name) }).click();
    const dialog = page.getByRole("dialog", { name: factor.title(name) });
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: factor.submit }).click();
    await expect(page.getByText(factor.done(name))).toBeVisible();
    await expect(page.getByRole("button", { name: factor.openWho(name) })).toHaveCount(0);
    await signedInAs(server, cook);
    const isTold = ({ to, text }: WrittenMail) =>
      to === cook.email && text.includes("mot de passe seul");
    await waitFor(server.dataDir, 1, isTold);
  });

test("people, audit log and the menu's history show without a reload what another desk changes", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  const email = `${randomUUID()}@kawabe.example`;
  await signIn(page);
  await visit(page, "/fr/desk/people");
  await expect(page.getByRole("heading", { name: DESK.people.team })).toBeVisible();
  const { invitations } = done(await owner.invite({ email, role: "kitchen" }));
  await expect(page.getByText(email)).toBeVisible();

  await visit(page, "/fr/desk/audit");
  const newest = page.getByRole("main").getByRole("listitem").first();
  await expect(newest).toBeVisible();
  done(await owner.withdrawInvitation(invitations.at(-1)?.id ?? 0));
  await expect(newest).toContainText(DESK.audit.actions.invitation_withdrawn);

  await visit(page, "/fr/desk/menu/history");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const name_en = `Miso soup ${randomUUID()}`;
  done(await owner.changeMenu({ edits: [{ target: "dish:1101", values: { name_en } }] }));
  await expect(page.getByText(name_en)).toBeVisible();
});
