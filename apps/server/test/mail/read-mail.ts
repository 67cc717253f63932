/** Parses the markup of mails for assertions. */

/** Element names in document order: the structure without its text. */
export function elementsOf(markup: string): string[] {
  return [...markup.matchAll(/<(\/?[a-z][a-z0-9]*|!doctype)/gi)].map(([, name = ""]) => name);
}

/** The visible text of a mail, without the hidden preheader. */
export function shownBy(markup: string): string {
  const [, body = ""] = markup.split(/<body[^>]*>\s*<div[^>]*>[^<]*<\/div>/);
  return decoded(body.replace(/<[^>]*>/g, "\n"));
}

const CHARACTERS: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
  "&#9679;": "●",
};

function decoded(text: string): string {
  return text.replace(/&[a-z0-9#]+;/g, (entity) => CHARACTERS[entity] ?? entity);
}

const FRENCH = /([−+]?)\u2060?(\d[\d\u202f]*),(\d\d)\u00a0€/g;
const ENGLISH = /([−+]?)\u2060?€(\d[\d,]*)\.(\d\d)/g;

/** Every amount in the text, in cents, ascending. */
export function amountsIn(text: string, locale: "fr" | "en"): number[] {
  return [...text.matchAll(locale === "fr" ? FRENCH : ENGLISH)]
    .map(([, sign, euros = "", cents]) => {
      const size = Number(`${euros.replace(/\D/g, "")}${cents}`);
      return sign === "−" ? -size : size;
    })
    .sort((a, b) => a - b);
}
