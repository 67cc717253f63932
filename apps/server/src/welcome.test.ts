import { expect, test } from "vitest";
import { welcome } from "./welcome.ts";

const config = { siteRoot: "http://127.0.0.1:3000", smtpUrl: null, dataDir: "/srv/noren/data" };

test("a first start says where the shop is, where the owner sets up the desk and where mails lie", () => {
  const setUpLink = "http://127.0.0.1:3000/fr/desk/welcome#token";
  expect(welcome({ server: { setUpLink }, config }).split("\n")).toEqual([
    "The shop: http://127.0.0.1:3000",
    "The desk: choose the owner's password at http://127.0.0.1:3000/fr/desk/welcome#token",
    "The mails are written to /srv/noren/data/mail",
    "",
  ]);
});

test("a later start names the desk, and the mail server without its password", () => {
  const smtpUrl = "smtp://kawabe:secret@mail.example:587";
  const lines = welcome({ server: { setUpLink: null }, config: { ...config, smtpUrl } });
  expect(lines).toContain("The desk: http://127.0.0.1:3000/desk");
  expect(lines).toContain("The mails are sent by mail.example:587");
  expect(lines).not.toContain("secret");
});
