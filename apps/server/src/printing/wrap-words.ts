/**
 * Wraps a text between words to lines of at most `columns` characters; a longer word is split. A
 * no-break space is not a break point.
 */
export function wrapWords(text: string, columns: number): string[] {
  return text.split("\n").flatMap((paragraph) => wrapParagraph(paragraph, columns));
}

function wrapParagraph(paragraph: string, columns: number): string[] {
  const words = paragraph.split(" ").filter(Boolean);
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length <= columns) {
      line += ` ${word}`;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (line.length > columns) {
      lines.push(line.slice(0, columns));
      line = line.slice(columns);
    }
  }
  return line === "" ? lines : [...lines, line];
}
