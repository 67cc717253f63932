import type { CodePage } from "@noren/contract/staff/printing.ts";
import anyAscii from "any-ascii";
import { commands, type Encoding } from "receiptline";

/** ReceiptLine's names of the code pages. */
const ENCODINGS: Record<CodePage, Encoding> = {
  16: "cp1252",
  19: "cp858",
  4: "cp863",
  0: "cp437",
};
const ENCODING_BY_NUMBER = new Map(Object.entries(ENCODINGS));

/** A stored number of a code page that is unknown by now stands for the usual one. */
export function encodingOf(codePage: number): Encoding {
  return ENCODING_BY_NUMBER.get(String(codePage)) ?? ENCODINGS[16];
}

/** Selects a code page and prints a text in it, one byte per character. */
export function inCodePage(text: string, encoding: Encoding): string {
  return commands.escpos.text(text, encoding);
}

/** Narrow no-break spaces (and U+2009), printed as no-break spaces. */
const NARROW = /[\u2007\u2009\u202f]/g;
const KEPT = /^[\n\u00a0]$/;
const INVISIBLE = /^[\p{M}\p{Cf}]$/u;

/**
 * Converts a text to a printer's characters. Others are transliterated (ő → o, 寿司 → ShouSi, 🔥 →
 * :fire:), at worst to a question mark; none is dropped. A guest's text is never a command, since
 * control characters become spaces.
 */
export function printable(text: string, codePage: number): string {
  const encoding = encodingOf(codePage);
  const letters = Array.from(text.normalize("NFC").replace(NARROW, "\u00a0"));
  return letters.map((character) => letter(character, encoding)).join("");
}

function letter(character: string, encoding: Encoding): string {
  if (KEPT.test(character)) return character;
  if (/^[\s\p{Cc}]$/u.test(character)) return " ";
  if (INVISIBLE.test(character)) return "";
  if (hasLetter(encoding, character)) return character;
  return anyAscii(character) || "?";
}

/**
 * The encoder puts a question mark in place of a character that the code page lacks, except for
 * U+FFFD: to it that is each byte without a letter.
 */
function hasLetter(encoding: Encoding, character: string): boolean {
  if (character === "\ufffd") return false;
  return character === "?" || !inCodePage(character, encoding).endsWith("?");
}
