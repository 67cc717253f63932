import { type BaseCommand, commands } from "receiptline";
import { inCodePage } from "./code-page.ts";
import type { Paper } from "./paper.ts";

/** Width of a normal character in dots: 32, 42 or 48 fill a line of 384, 512 or 576. */
const LETTER_DOTS = 12;
const ESC = "\x1b";
const GS = "\x1d";
/** Code page 437, which every printer has, for its horizontal line. */
const PAGE_437 = `${ESC}t\x00`;
const LINE_437 = "\xc4";

export const CUT = `${GS}VB\x00`;

/**
 * ReceiptLine's ESC/POS commands, reduced to those that all vendors' printers support. Its own sets
 * sound a buzzer, select Japanese code pages for a line and end with a status query, which other
 * printers print as characters.
 */
export const escposCommands = ({ columns }: Paper): BaseCommand => ({
  ...commands.base,
  charWidth: LETTER_DOTS,
  position: 0,

  open: () => `${ESC}@${ESC}M\x00${ESC}2`,
  close: () => "",
  absolute(position: number): string {
    this.position = position;
    return "";
  },
  relative(position: number): string {
    const dots = Math.round((this.position + position) * LETTER_DOTS);
    return `${ESC}$${String.fromCharCode(dots & 255, dots >> 8)}`;
  },
  hr: (width: number) => `${PAGE_437}${LINE_437.repeat(Math.min(width, columns))}`,
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
  text: inCodePage,
  lf: () => "\n",
});
