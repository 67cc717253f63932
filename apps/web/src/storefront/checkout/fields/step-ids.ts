/** Id of the tab's only form, submitted by the bar's button. */
export const STEP_FORM = "checkout-step";
/** Id of the summary, expanded by the bar's total on phones. */
export const SUMMARY_PANEL = "checkout-summary";
/** Id of the summary's heading. */
export const SUMMARY_HEADING = "summary-heading";
