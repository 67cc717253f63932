import { expect, test } from "vitest";
import { readPushedAlert } from "./pushed-alert.ts";

const NOTIFICATION = { title: "New order 0042", body: "pickup · 19:30", lang: "en", tag: "Zx81" };

test("a declarative push is read as its notification and its order", () => {
  const text = JSON.stringify({ web_push: 8030, notification: NOTIFICATION });
  expect(readPushedAlert(text)).toEqual({
    title: "New order 0042",
    body: "pickup · 19:30",
    lang: "en",
    order: "Zx81",
  });
});

test.each([
  "",
  "ping",
  "null",
  "[]",
  '{"notification":{}}',
  '{"notification":{"title":1,"tag":"a"}}',
])("a push that is no such message is ignored: %s", (text) => {
  expect(readPushedAlert(text)).toBeNull();
});
