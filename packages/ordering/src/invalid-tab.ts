/**
 * Message of the error for an unknown tab (storefront.md §6); apart from the tabs, since every page
 * can show it.
 */
export const INVALID_TAB = "Invalid tab";
