/** What people type: the same rules in the browser's forms and on the server. */

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Zero-width and bidirectional controls, and letters that show nothing. */
const INVISIBLE = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/u;
/** The joiner of emoji such as 👩‍🍳 is kept where it joins two of them. */
const STRAY = new RegExp(
  `(?<![\\p{Extended_Pictographic}\\ufe0f\\p{EMod}])\\u200d|\\u200d(?!\\p{Extended_Pictographic})|(?!\\u200d)(?:${INVISIBLE.source})`,
  "gu",
);

/** In one line: line breaks and control characters are spaces, what shows nothing is left out. */
export function tidyText(text: string): string {
  return text.replace(BREAKS, " ").replace(STRAY, "").trim();
}

/** Whether there is anything to see: marks alone are nothing. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(tidyText(text));
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
