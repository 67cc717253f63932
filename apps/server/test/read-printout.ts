import { equal, ok } from "node:assert/strict";

/** A printed line: its text and style. */
type PrintoutLine = {
  text: string;
  /** Right edge, in columns of normal width. */
  end: number;
  height: number;
  bold: boolean;
  inverse: boolean;
};

export type Printout = { lines: PrintoutLine[]; cuts: number };

const DOTS_A_COLUMN = 12;

/** The upper halves of code pages, by their numbers in ESC/POS. */
const UPPER_HALVES: Record<number, string> = {
  0: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  4: "ÇüéâÂà¶çêëèïî‗À§ÉÈÊôËÏûù¤ÔÜ¢£ÙÛƒ¦´óú¨¸³¯Î⌐¬½¼¾«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  19: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
};

/**
 * Interprets ESC/POS bytes as a printer with so many columns does. Throws on an unknown command,
 * and on output beyond the edge of the paper.
 */
export function readPrintout(bytes: Uint8Array, columns = 48): Printout {
  const printout: Printout = { lines: [], cuts: 0 };
  let at = 0;
  let page = 0;
  let scale = { width: 1, height: 1 };
  let [bold, inverse] = [false, false];
  let position = 0;
  let line = emptyLine();

  const take = () => {
    ok(at < bytes.length, "the bytes end in the middle of a command");
    return bytes[at++] ?? 0;
  };

  function print(byte: number): void {
    const letter = letterOf(byte, page);
    line.text += letter;
    position += scale.width * DOTS_A_COLUMN;
    line.end = position / DOTS_A_COLUMN;
    line.height = Math.max(line.height, scale.height);
    line.bold ||= bold;
    line.inverse ||= inverse;
    ok(line.end <= columns, `beyond the edge: ${line.text}`);
  }

  const escapes: Record<string, () => void> = {
    "@": () => {
      page = 0;
      scale = { width: 1, height: 1 };
      [bold, inverse] = [false, false];
    },
    M: () => equal(take(), 0),
    "2": () => {},
    t: () => {
      page = take();
    },
    E: () => {
      bold = take() === 1;
    },
    $: () => {
      position = take() + take() * 256;
    },
  };
  const groups: Record<string, () => void> = {
    "!": () => {
      const size = take();
      scale = { width: (size >> 4) + 1, height: (size & 15) + 1 };
    },
    B: () => {
      inverse = take() === 1;
    },
    V: () => {
      equal(take(), 66);
      equal(take(), 0);
      printout.cuts += 1;
    },
    r: () => equal(take(), 1),
  };

  while (at < bytes.length) {
    const byte = take();
    if (byte === 0x0a) {
      printout.lines.push(line);
      line = emptyLine();
      position = 0;
    } else if (byte === 0x1b || byte === 0x1d) {
      const name = String.fromCharCode(take());
      const command = (byte === 0x1b ? escapes : groups)[name];
      ok(command, `unknown command ${byte.toString(16)} ${name}`);
      command();
    } else if (byte === 0x10) {
      equal(take(), 4);
      take();
    } else print(byte);
  }
  return printout;
}

function letterOf(byte: number, page: number): string {
  ok(byte >= 0x20 && byte !== 0x7f, `control character ${byte}`);
  if (byte < 0x80) return String.fromCharCode(byte);
  if (page !== 16) {
    const half = UPPER_HALVES[page];
    ok(half, `code page ${page} is not expected`);
    return half[byte - 0x80] ?? "";
  }
  const letter = new TextDecoder("windows-1252").decode(Uint8Array.of(byte));
  ok(!/\p{Cc}/u.test(letter), `windows-1252 has no letter ${byte}`);
  return letter;
}

function emptyLine(): PrintoutLine {
  return { text: "", end: 0, height: 1, bold: false, inverse: false };
}

/**
 * The text of each line, top to bottom. A rule becomes one dash; empty lines, margins and gaps are
 * left out.
 */
export function wordsOn({ lines }: Printout): string[] {
  return lines
    .map(({ text }) => text.trim().replace(/ +/g, " ").replace(/^─+$/, "─"))
    .filter(Boolean);
}
