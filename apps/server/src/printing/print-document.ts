import { printable } from "./code-page.ts";
import type { Paper } from "./paper.ts";
import { wrapWords } from "./wrap-words.ts";

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
export function newPrintDocument({ columns, code_page }: Paper) {
  const lines: string[] = [];
  const printed = (words: string) => printable(words, code_page);

  function text(words: string, { align = "left", indent = 0, ...given }: TextStyle = {}): void {
    const letters = printed(words);
    const margin = given.inverse ? 2 : 0;
    const columnsAt = (size: Size) => Math.floor((columns - indent) / SIZES[size].width) - margin;
    const size = sizeThatFits(letters, given.size ?? "normal", columnsAt);
    const style = { ...given, size };
    for (const line of wrapWords(letters, columnsAt(size))) {
      const decorated = decorate(style.inverse ? ` ${line} ` : line, style);
      lines.push(align === "center" ? decorated : `|${"~".repeat(indent)}${decorated}`);
    }
  }

  return {
    text,

    /** The largest size that fits on the paper. */
    huge(words: string): void {
      const { length } = printed(words);
      const size = ([6, 5, 4, 3] as const).find((width) => width * length <= columns);
      text(words, { size: size ?? "double", bold: true, align: "center" });
    },

    /** A short mark, then a text with a hanging indent of `indent` columns. */
    hanging(mark: string, words: string, style: TextStyle & { indent: number }): void {
      const size = SIZES.double;
      const free = style.indent - mark.length * size.width;
      const text = wrapWords(printed(words), columns - style.indent);
      const [first = "", ...rest] = text.map((line) => decorate(line, style));
      const marked = decorate(printed(mark), { size: "double", bold: true });
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

/** Tall where a word, such as an amount, would be split at the size; it is as high as double. */
function sizeThatFits(words: string, size: Size, columnsAt: (size: Size) => number): Size {
  const longest = Math.max(...words.split(/[ \n]/).map(({ length }) => length));
  const isSplit = longest > columnsAt(size) && longest <= columnsAt("tall");
  return isSplit ? "tall" : size;
}

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
