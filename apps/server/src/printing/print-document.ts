import { printable } from "./code-page.ts";
import { wrapWords } from "./wrap-words.ts";

/** Normal characters per line on 80 mm paper. */
export const PAPER_COLUMNS = 48;

/** Multiples of the normal width and height. */
type Size = "normal" | "tall" | "double" | 3 | 4 | 5 | 6;
export type TextStyle = {
  size?: Size;
  bold?: boolean;
  /** White on black, for what must not be overlooked. */
  inverse?: boolean;
  align?: "left" | "center";
  /** Left indent in columns. */
  indent?: number;
};

/** ReceiptLine's markup of a size, and the columns per character. */
const SIZES: Record<Size, { mark: string; width: number }> = {
  normal: { mark: "", width: 1 },
  tall: { mark: "^^", width: 1 },
  double: { mark: "^^^", width: 2 },
  3: { mark: "^^^^", width: 3 },
  4: { mark: "^^^^^", width: 4 },
  5: { mark: "^^^^^^", width: 5 },
  6: { mark: "^^^^^^^", width: 6 },
};

/**
 * Builds a document in ReceiptLine's markup, which is rendered to printer commands and to the
 * preview's SVG. It wraps lines between words, which ReceiptLine does not.
 */
export function newPrintDocument() {
  const lines: string[] = [];

  function text(words: string, { align = "left", indent = 0, ...style }: TextStyle = {}): void {
    const { width } = SIZES[style.size ?? "normal"];
    const columns = Math.floor((PAPER_COLUMNS - indent) / width);
    for (const line of wrapWords(printable(words), style.inverse ? columns - 2 : columns)) {
      const decorated = decorate(style.inverse ? ` ${line} ` : line, style);
      lines.push(align === "center" ? decorated : `|${"~".repeat(indent)}${decorated}`);
    }
  }

  return {
    text,

    /** The largest size that fits on the paper. */
    huge(words: string): void {
      const { length } = printable(words);
      const size = ([6, 5, 4, 3] as const).find((width) => width * length <= PAPER_COLUMNS);
      text(words, { size: size ?? "double", bold: true, align: "center" });
    },

    /** A short mark, then a text with a hanging indent of `indent` columns. */
    hanging(mark: string, words: string, style: TextStyle & { indent: number }): void {
      const size = SIZES.double;
      const free = style.indent - mark.length * size.width;
      const text = wrapWords(printable(words), PAPER_COLUMNS - style.indent);
      const [first = "", ...rest] = text.map((line) => decorate(line, style));
      const marked = decorate(printable(mark), { size: "double", bold: true });
      lines.push(`|${marked}${"~".repeat(free)}${first}`);
      for (const line of rest) lines.push(`|${"~".repeat(style.indent)}${line}`);
    },

    rule(): void {
      lines.push("-");
    },

    space(): void {
      lines.push("");
    },

    markup: () => lines.join("\n"),
  };
}

export type PrintDocument = ReturnType<typeof newPrintDocument>;

function decorate(
  text: string,
  { size = "normal", bold = false, inverse = false }: TextStyle,
): string {
  const marks = `${inverse ? "`" : ""}${bold ? '"' : ""}${SIZES[size].mark}`;
  return `${marks}${escaped(text)}${marks}`;
}

/** Escapes ReceiptLine's markup; spaces are kept at line ends too. */
function escaped(text: string): string {
  return text
    .replace(/[\\{|}_"`^~=-]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`)
    .replace(/[ \u00a0]/g, "~");
}
