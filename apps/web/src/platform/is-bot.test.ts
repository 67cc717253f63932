import { expect, test } from "vitest";
import { isBot } from "./is-bot.ts";

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["bot", true],
  ["Mozilla/5.0 (compatible; YandexBot/3.0)", true],
  ["facebookexternalhit/1.1", true],
  ["Mozilla/5.0 (Linux; Android 11; CUBOT X30) AppleWebKit/537.36 Chrome/120 Mobile", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1", false],
])("%s is a bot: %s", (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
