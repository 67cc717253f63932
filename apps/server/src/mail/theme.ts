/**
 * The theme of mails. Styles are inline, because many mail programs remove style sheets; the
 * classes add dark mode and a narrow layout where style sheets are supported.
 */
export const COLOURS = {
  paper: "#f4f5f1",
  card: "#ffffff",
  ink: "#1b2136",
  muted: "#5d6479",
  line: "#e2e4dc",
  indigo: "#1d2a55",
  onIndigo: "#ffffff",
  onIndigoSoft: "#c3cae3",
  vermilion: "#e2452c",
  /** Dark enough for small text. */
  vermilionInk: "#b8321c",
  note: "#fdece7",
  noteInk: "#7d1f0f",
};

const DARK = {
  paper: "#10131f",
  card: "#191e30",
  ink: "#eef0ea",
  muted: "#a7aec4",
  line: "#30374f",
  indigo: "#aebbe8",
  vermilionInk: "#ff8f7a",
  note: "#43190f",
  noteInk: "#ffd8cf",
};

export const SANS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";

/** Breaks long names of people, streets and dishes on narrow screens. */
export const WRAP = "overflow-wrap:anywhere;word-break:break-word;";

/** Dark mode classes: `b-` for backgrounds, `c-` for text, `r-` for borders. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
a { text-decoration: none; }
@media (max-width: 599px) {
  .outer { padding: 0 !important; }
  .frame { border-radius: 0 !important; }
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .stack { display: block !important; width: auto !important; }
  .stack-gap { padding: 20px 0 0 !important; border-left: 0 !important; }
  .huge { font-size: 34px !important; }
}
@media (prefers-color-scheme: dark) {
  .b-paper { background-color: ${DARK.paper} !important; }
  .b-card { background-color: ${DARK.card} !important; }
  .b-note { background-color: ${DARK.note} !important; }
  .c-ink { color: ${DARK.ink} !important; }
  .c-muted { color: ${DARK.muted} !important; }
  .c-indigo { color: ${DARK.indigo} !important; }
  .c-vermilion { color: ${DARK.vermilionInk} !important; }
  .c-note { color: ${DARK.noteInk} !important; }
  .r-line { border-color: ${DARK.line} !important; }
  .r-indigo { border-color: ${DARK.indigo} !important; }
}
`;
