/** Line breaks and control characters. */

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Zero-width and bidirectional controls, and blank letters. */
const INVISIBLE = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/u;
/** The zero-width joiner is kept between two emoji, as in 👩‍🍳. */
const STRAY_INVISIBLE = new RegExp(
  `(?<![\\p{Extended_Pictographic}\\ufe0f\\p{EMod}])\\u200d|\\u200d(?!\\p{Extended_Pictographic})|(?!\\u200d)(?:${INVISIBLE.source})`,
  "gu",
);

/**
 * Makes typed text a single line: line breaks and control characters become spaces, invisible
 * characters are removed.
 */
export function normalizeTypedText(text: string): string {
  return text.replace(BREAKS, " ").replace(STRAY_INVISIBLE, "").trim();
}
