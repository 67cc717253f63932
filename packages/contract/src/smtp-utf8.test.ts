import { expect, test } from "vitest";
import { needsSmtpUtf8 } from "./smtp-utf8.ts";

test.each(["zoé@example.org", " 寿司@example.org", "r&d.é@exämple.org"])(
  "%j needs SMTPUTF8: its local part is beyond ASCII",
  (email) => expect(needsSmtpUtf8(email)).toBe(true),
);

test.each(["zoe@example.org", "r&d+sushi@example.org", "zoe@exämple.org", "zoe@寿司.example", ""])(
  "%j needs no SMTPUTF8",
  (email) => expect(needsSmtpUtf8(email)).toBe(false),
);
