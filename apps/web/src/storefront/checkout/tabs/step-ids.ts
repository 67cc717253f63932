/** The one form of a tab, which the button of the bar submits. */
export const STEP_FORM = "checkout-step";
/** What the bar's total unfolds on phones. */
export const SUMMARY_PANEL = "checkout-summary";
