import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  "victim@example.org",
  "Victim@EXAMPLE.org",
  " victim@example.org ",
  "victim+1@example.org",
  "victim+a+b@example.org",
  "victim@ｅxample.org",
  "victim@example。org",
])("%j is the mailbox victim@example.org", (email) =>
  expect(mailboxOf(email)).toBe("victim@example.org"),
);

test.each([
  ["anna@bücher.example", "anna@xn--bcher-kva.example"],
  ["anna.b@example.org", "anna.b@example.org"],
  ["+@example.org", "@example.org"],
])("the mailbox of %j is %j", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
