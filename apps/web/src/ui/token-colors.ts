/**
 * Colours of tokens.css for places that no style sheet reaches: the browser's toolbars, the app's
 * splash screen.
 */
export const NIGHT = "#0d1330";
export const PAPER = "#f6f7f3";
