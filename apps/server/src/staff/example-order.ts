/** The id of no order, for examples of the API document: running them changes nothing. */
export const EXAMPLE_ORDER = { order_id: "Zx81bQ0vTt9cYw2LmN4pRs" };
