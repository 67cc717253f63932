/** What is asked of what people type: the same in the browser's forms and on the server. */

/** Letters and signs, but for those that show nothing. */
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything to see: marks alone are nothing. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Letters of any script, which internationalised addresses have on both sides of the @ (RFC 6531). */
const WORD = "[\\p{L}\\p{M}\\p{N}_'+-]+";
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
const TOP = "(?:xn--[a-z0-9-]*[a-z0-9]|\\p{L}[\\p{L}\\p{M}]+)";
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${TOP}$`, "iu");

/** One address: no dot at an end or doubled before the @, a dotted host. */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text.trim().normalize("NFC"));
}
