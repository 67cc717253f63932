import type { Send } from "@noren/contract/api.ts";
import type { BrowserStorage } from "../storage.ts";

const PUBLIC_DATA = /\/v2\/public\/(settings|menus|offers)\/?$/;

/**
 * Settings, menus and offers of the last time are shown at once, and without a network at all; those
 * of today are asked for meanwhile. `onNews` hears when they are others, and the next call has them.
 */
export function keptAnswers(storage: BrowserStorage, onNews: () => void, send: Send = fetch): Send {
  const kept = readKept(storage.read("kept_answers"));
  const shown = new Set<string>();
  const news = new Map<string, string>();

  return async (request) => {
    if (request.method !== "GET" || !PUBLIC_DATA.test(request.url)) return send(request);
    const key = `${request.headers.get("accept-language")} ${new URL(request.url).pathname}`;
    const old = kept.get(key);
    const isFirst = !shown.has(key);
    shown.add(key);
    const renewed = news.get(key);
    news.delete(key);
    if (renewed !== undefined) return asJson(renewed);
    if (old === undefined) return fresh(key, request);
    if (!isFirst) return fresh(key, request).catch(() => asJson(old));
    void renew(key, request, old);
    return asJson(old);
  };

  async function fresh(key: string, request: Request): Promise<Response> {
    const answer = await send(request);
    if (answer.ok) {
      kept.set(key, await answer.clone().text());
      storage.write("kept_answers", JSON.stringify([...kept]));
    }
    return answer;
  }

  async function renew(key: string, request: Request, old: string): Promise<void> {
    const answer = await fresh(key, request).catch(() => null);
    const text = kept.get(key);
    if (!answer?.ok || text === undefined || text === old) return;
    news.set(key, text);
    onNews();
  }
}

function asJson(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json" } });
}

function readKept(stored: string | null): Map<string, string> {
  try {
    const entries: unknown = JSON.parse(stored ?? "[]");
    return new Map(Array.isArray(entries) ? entries.filter(isKept) : []);
  } catch {
    return new Map();
  }
}

function isKept(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "string";
}
