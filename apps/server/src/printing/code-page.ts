import anyAscii from "any-ascii";

/**
 * Characters of a printer: windows-1252, which has every French letter, œ and €, without its
 * control characters, so that a guest's text is never a command.
 */
const LETTERS = new Set(
  new TextDecoder("windows-1252")
    .decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
    .replace(/\p{Cc}/gu, ""),
);

/** Narrow no-break spaces (and U+2009), printed as no-break spaces. */
const NARROW = /[\u2007\u2009\u202f]/g;
const INVISIBLE = /^[\p{M}\p{Cf}]$/u;

/**
 * Converts a text to a printer's characters. Others are transliterated (ő → o, 寿司 → ShouSi, 🔥 →
 * :fire:), at worst to a question mark; none is dropped.
 */
export function printable(text: string): string {
  return Array.from(text.normalize("NFC").replace(NARROW, "\u00a0"), letter).join("");
}

function letter(character: string): string {
  if (LETTERS.has(character) || character === "\n") return character;
  if (/^[\s\p{Cc}]$/u.test(character)) return " ";
  return INVISIBLE.test(character) ? "" : anyAscii(character) || "?";
}
