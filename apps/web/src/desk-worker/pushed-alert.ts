import { isRecord } from "@noren/contract/api-problem.ts";

/** What a push says: a notification, and the order that a press on it opens. */
export type PushedAlert = { title: string; body: string; lang: string; order: string };

/** Reads a declarative Web Push message; null for anything else. */
export function readPushedAlert(text: string): PushedAlert | null {
  const notification = notificationIn(text);
  if (!notification) return null;
  const { title, body, lang, tag } = notification;
  if (typeof title !== "string" || typeof tag !== "string") return null;
  return { title, body: String(body ?? ""), lang: String(lang ?? ""), order: tag };
}

function notificationIn(text: string): Record<string, unknown> | null {
  try {
    const message: unknown = JSON.parse(text);
    return isRecord(message) && isRecord(message.notification) ? message.notification : null;
  } catch {
    return null;
  }
}
