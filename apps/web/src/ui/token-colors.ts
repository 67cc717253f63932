/** Colours of tokens.css for what no style sheet reaches: the browser's own bars, a starting app. */
export const NIGHT = "#0d1330";
export const PAPER = "#f6f7f3";
