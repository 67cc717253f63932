/** Validation of typed text, shared by the browser's forms and the server. */

/** Letters, numbers, punctuation and symbols, except blank ones. */
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether the text has a visible character; combining marks alone do not count. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/**
 * Letters of any script, which internationalised addresses have on both sides of the @ (RFC 6531).
 */
const WORD = "[\\p{L}\\p{M}\\p{N}_'+-]+";
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
const TOP = "(?:xn--[a-z0-9-]*[a-z0-9]|\\p{L}[\\p{L}\\p{M}]+)";
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${TOP}$`, "iu");

/** A single address: no dot at an end or doubled before the @, a host with a dot. */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text.trim().normalize("NFC"));
}
