import { afterEach, expect, test, vi } from "vitest";
import { joinStream, type SharedStream } from "./shared-stream.ts";

const joined: SharedStream<string>[] = [];

afterEach(() => {
  for (const window of joined.splice(0)) window.leave();
  vi.unstubAllGlobals();
});

/** A window of a browser, with what happened to it in order. */
function aWindow(name: string) {
  const log: string[] = [];
  const stream = joinStream<string>({
    name,
    onLead: () => log.push("leads"),
    onFollow: () => log.push("follows"),
    isMessage: (data) => typeof data === "string",
    onMessage: (message) => log.push(message),
  });
  joined.push(stream);
  const expectLog = (...expected: string[]) => vi.waitFor(() => expect(log).toEqual(expected));
  return { ...stream, expectLog };
}

test("of several windows one leads, and the others hear what it posts", async () => {
  const first = aWindow("heard");
  await first.expectLog("leads");
  const [second, third] = [aWindow("heard"), aWindow("heard")];
  await Promise.all([second.expectLog("follows"), third.expectLog("follows")]);
  first.post("1");
  await Promise.all([second.expectLog("follows", "1"), third.expectLog("follows", "1")]);
  await first.expectLog("leads");
});

test("what a window of another version posts is ignored", async () => {
  const first = aWindow("versions");
  await first.expectLog("leads");
  const second = aWindow("versions");
  await second.expectLog("follows");
  const other = new BroadcastChannel("versions");
  other.postMessage({ kind: "unknown" });
  other.close();
  first.post("1");
  await second.expectLog("follows", "1");
});

test("when the leader leaves, the window that waited longest leads", async () => {
  const first = aWindow("left");
  await first.expectLog("leads");
  const second = aWindow("left");
  await second.expectLog("follows");
  const third = aWindow("left");
  await third.expectLog("follows");
  first.leave();
  await second.expectLog("follows", "leads");
  second.post("1");
  await third.expectLog("follows", "1");
});

test("a window takes over from a silent leader, which leads again after it", async () => {
  const silent = aWindow("silent");
  await silent.expectLog("leads");
  const next = aWindow("silent");
  await next.expectLog("follows");
  next.takeOver();
  await next.expectLog("follows", "leads");
  await silent.expectLog("leads", "follows");
  next.leave();
  await silent.expectLog("leads", "follows", "leads");
});

test("of windows that take over together one leads in the end", async () => {
  const first = aWindow("together");
  await first.expectLog("leads");
  const others = [aWindow("together"), aWindow("together")] as const;
  for (const other of others) await other.expectLog("follows");
  for (const other of others) other.takeOver();
  await others[0].expectLog("follows", "leads", "follows");
  await others[1].expectLog("follows", "leads");
  await first.expectLog("leads", "follows");
});

test("a window that has left leads no more and hears nothing", async () => {
  const first = aWindow("gone");
  await first.expectLog("leads");
  const gone = aWindow("gone");
  await gone.expectLog("follows");
  gone.leave();
  const last = aWindow("gone");
  await last.expectLog("follows");
  first.post("1");
  await last.expectLog("follows", "1");
  gone.post("2");
  gone.takeOver();
  first.leave();
  await last.expectLog("follows", "1", "leads");
  await gone.expectLog("follows");
});

test.each(["locks", "BroadcastChannel"])("without %s every window leads", async (missing) => {
  if (missing === "locks") vi.stubGlobal("navigator", {});
  else vi.stubGlobal(missing, undefined);
  const windows = [aWindow("alone"), aWindow("alone")];
  for (const window of windows) await window.expectLog("leads");
});

test("where locks are refused every window leads", async () => {
  const request = () => Promise.reject(new DOMException("", "SecurityError"));
  vi.stubGlobal("navigator", { locks: { request } });
  const windows = [aWindow("refused"), aWindow("refused")];
  for (const window of windows) await window.expectLog("leads");
});
