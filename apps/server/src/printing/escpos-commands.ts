import { type BaseCommand, commands } from "receiptline";
import { PAPER_COLUMNS } from "./print-document.ts";

/** Width of a normal character in dots: 48 fill the 576 dots of 80 mm paper. */
const LETTER_DOTS = 12;
const ESC = "\x1b";
const GS = "\x1d";
const WINDOWS_1252 = `${ESC}t\x10`;
/** Code page 437, which every printer has, for its horizontal line. */
const PAGE_437 = `${ESC}t\x00`;
const LINE_437 = "\xc4";

/**
 * ReceiptLine's ESC/POS commands, reduced to those that all vendors' printers support. Its own sets
 * sound a buzzer, select Japanese code pages for a line and end with a status query, which other
 * printers print as characters.
 */
export const ESCPOS_COMMANDS: BaseCommand = {
  ...commands.base,
  charWidth: LETTER_DOTS,
  position: 0,

  open: () => `${ESC}@${ESC}M\x00${ESC}2${WINDOWS_1252}`,
  close: () => `${GS}VB\x00`,
  absolute(position: number): string {
    this.position = position;
    return "";
  },
  relative(position: number): string {
    const dots = Math.round((this.position + position) * LETTER_DOTS);
    return `${ESC}$${String.fromCharCode(dots & 255, dots >> 8)}`;
  },
  hr: (width: number) =>
    `${PAGE_437}${LINE_437.repeat(Math.min(width, PAPER_COLUMNS))}${WINDOWS_1252}`,
  em: () => `${ESC}E\x01`,
  iv: () => `${GS}B\x01`,
  /**
   * 1: double width, 2: double height, from 3 on both; `GS !` has the width in its upper nibble.
   */
  wh(size: number): string {
    const [width, height] = size < 3 ? [size & 1, size >> 1] : [size - 2, size - 2];
    return `${GS}!${String.fromCharCode((width << 4) | height)}`;
  },
  normal: () => `${ESC}E\x00${GS}B\x00${GS}!\x00`,
  text: (text: string) => windows1252(text),
  lf: () => "\n",
};

const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => {
    const letter = new TextDecoder("windows-1252").decode(Uint8Array.of(byte));
    return [letter, String.fromCharCode(byte)];
  }),
);

/** One byte per character; the text has gone through `printable`. */
function windows1252(text: string): string {
  return Array.from(text, (letter) => BYTES.get(letter) ?? "?").join("");
}
