/** What is kept of what people type. */

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
