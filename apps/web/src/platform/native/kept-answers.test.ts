import { expect, test } from "vitest";
import type { BrowserStorage } from "../storage.ts";
import { keptAnswers } from "./kept-answers.ts";

function aStorage(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
}

const menus = () =>
  new Request("https://api.example/v2/public/menus", { headers: { "accept-language": "fr" } });
const answering = (text: string) => async () => new Response(text);
const gone = async () => Promise.reject(new TypeError("no network"));

test("the first start asks the network, the next shows what is kept, also without one", async () => {
  const storage = aStorage();
  await keptAnswers(storage, () => {}, answering("A"))(menus());
  const reply = await keptAnswers(storage, () => {}, gone)(menus());
  expect(await reply.text()).toBe("A");
});

test("what has changed since is heard of, and the next call has it", async () => {
  const storage = aStorage();
  await keptAnswers(storage, () => {}, answering("A"))(menus());
  const heard = Promise.withResolvers<void>();
  const send = keptAnswers(storage, heard.resolve, answering("B"));
  expect(await (await send(menus())).text()).toBe("A");
  await heard.promise;
  expect(await (await send(menus())).text()).toBe("B");
});

test("only public readings are kept, each locale on its own", async () => {
  const storage = aStorage();
  const send = keptAnswers(storage, () => {}, answering("A"));
  await send(new Request("https://api.example/v2/public/auth/profile?token=a"));
  expect(storage.read("kept_answers")).toBeNull();
  await send(menus());
  const english = new Request(menus(), { headers: { "accept-language": "en" } });
  await expect(keptAnswers(storage, () => {}, gone)(english)).rejects.toThrow("no network");
});

test("a store that nobody can read is a store with nothing in it", async () => {
  const storage = aStorage();
  storage.write("kept_answers", "{");
  const reply = await keptAnswers(storage, () => {}, answering("A"))(menus());
  expect(await reply.text()).toBe("A");
});
