/**
 * A text in lines of at most so many columns, broken between words; a word that is longer than a
 * line is broken inside. A no-break space holds two words together.
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
