import { expect, test } from "vitest";
import { openAccountFixture } from "../../test/account-fixture.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";
import { openSession } from "../accounts/sessions.ts";
import { LIMIT_RULES, type LimitRules } from "../http/rate-limits.ts";
import { openDeskSession } from "../staff/auth/sessions.ts";
import { apiDocument, exampleCalls } from "./api-document.ts";

/** Just below the limit of a body, 256 KiB. */
const BYTES = 248_000;
/** Below Node's limit of a request's head, 16 KiB, once percent-encoded. */
const QUERY_BYTES = 15_000;
/**
 * Processor time that is worth a second look; reading the body alone takes a few milliseconds, and
 * ten times as long on a slow machine.
 */
const SUSPECT_MS = 50;
/** Processor time that no machine needs for a step whose time grows with the length alone. */
const MAX_MS = 1000;
/** Half the text takes half the time, or a quarter where the time grows with the square. */
const MAX_GROWTH = 3;

/** What a step on unchecked text takes quadratic time for, or a step on each character. */
const REPEATED = {
  "marks in the wrong order": ["a", "\u0323\u0307", "@b.co"],
  spaces: ["a", " ", "a"],
  digits: ["", "1", "x"],
  labels: ["a@", "a.", "-"],
  joiners: ["👩", "\u200d", "a"],
} as const;
type Kind = keyof typeof REPEATED;

const UNLIMITED = Object.fromEntries(
  Object.keys(LIMIT_RULES).map((name) => [name, { points: 1e9, seconds: 60 }]),
) as LimitRules;

test("no text of 248 kB in any field or parameter of the document takes a second of processor time, or time that grows faster than the text", async () => {
  const desk = await openAccountFixture(embeddedDatabases(), UNLIMITED);
  const { db, clock } = desk;
  const member = await desk.verifiedCustomer();
  const owner = await staffOf(desk).person("owner");
  const slow: string[] = [];
  let requests = 0;

  for (const { method, path, operation, address, body } of exampleCalls(apiDocument(desk.http)))
    for (const kind of Object.keys(REPEATED) as Kind[]) {
      for (const at of textsIn(body)) {
        await measure(`${method} ${path} ${at.join(".")}: ${kind}`, method, (part) => ({
          to: address,
          sent: JSON.stringify(replaced(body, at, longText(kind, BYTES * part))),
        }));
      }
      for (const { name, in: place } of operation.parameters ?? []) {
        if (place !== "query") continue;
        await measure(`${method} ${path}?${name}: ${kind}`, method, (part) => {
          const url = new URL(address, "http://localhost");
          url.searchParams.set(name, longText(kind, (QUERY_BYTES / 3) * part));
          return {
            to: url.pathname + url.search,
            sent: body === undefined ? body : JSON.stringify(body),
          };
        });
      }
    }
  expect(requests).toBeGreaterThan(1000);
  expect(slow).toEqual([]);
  await desk.close();

  async function measure(name: string, method: string, callWith: (part: number) => Call) {
    requests++;
    const whole = await shortestTime(method, callWith(1));
    if (whole < SUSPECT_MS) return;
    const half = await shortestTime(method, callWith(0.5));
    if (whole >= MAX_MS || whole > MAX_GROWTH * half)
      slow.push(`${name}: ${Math.round(whole)} ms, half of it ${Math.round(half)} ms`);
  }

  /** In milliseconds, of two runs, since the collector of garbage may run in one. */
  async function shortestTime(method: string, { to, sent }: Call): Promise<number> {
    const headers = await headersFor(to);
    return Math.min(await time(), await time());

    async function time(): Promise<number> {
      const before = process.threadCpuUsage();
      const answer = await desk.http.request(to, {
        method: method.toUpperCase(),
        headers: { "content-type": "application/json", ...headers },
        ...(method === "get" || sent === undefined ? {} : { body: sent }),
      });
      const { user, system } = process.threadCpuUsage(before);
      await answer.body?.cancel();
      return (user + system) / 1000;
    }
  }

  async function headersFor(address: string): Promise<Record<string, string>> {
    if (address.startsWith("/v2/staff/")) {
      const token = await openDeskSession(db, owner.id, clock.now);
      return { "x-noren-desk": "1", cookie: `noren-desk=${token}` };
    }
    const token = await openSession(db, member.id, "full", clock.now, "");
    return { authorization: `Bearer ${token}`, "user-id": String(member.id) };
  }
}, 300_000);

/** The address of a call and its body. */
type Call = { to: string; sent?: string | undefined };

function longText(kind: Kind, bytes: number): string {
  const [start, middle, end] = REPEATED[kind];
  return start + middle.repeat(Math.floor(bytes / Buffer.byteLength(middle))) + end;
}

type Path = (string | number)[];

/** The paths of all texts and numbers of a body: a number may arrive as a text. */
function textsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === "string" || typeof value === "number") return [at];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...at, key]));
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = structuredClone(value) as never;
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by));
  return copy;
}
