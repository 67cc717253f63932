import anyAscii from "any-ascii";

/**
 * The letters that a printer has: windows-1252, which holds every French letter, œ and €. The
 * control characters among them are none: what a guest writes must never be a command.
 */
const LETTERS = new Set(
  new TextDecoder("windows-1252")
    .decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
    .replace(/\p{Cc}/gu, ""),
);

/** Spaces that keep a number and its unit on one line. */
const NARROW = /[\u2007\u2009\u202f]/g;
const INVISIBLE = /^[\p{M}\p{Cf}]$/u;

/**
 * A text in the letters that a printer has. What it cannot show is spelled with those that it can
 * (ő → o, 寿司 → ShouSi, 🔥 → :fire:), at worst as a question mark: nothing is left out.
 */
export function printable(text: string): string {
  return Array.from(text.normalize("NFC").replace(NARROW, "\u00a0"), letter).join("");
}

function letter(character: string): string {
  if (LETTERS.has(character) || character === "\n") return character;
  if (/^[\s\p{Cc}]$/u.test(character)) return " ";
  return INVISIBLE.test(character) ? "" : anyAscii(character) || "?";
}
