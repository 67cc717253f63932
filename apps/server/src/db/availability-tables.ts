/** Counts of dishes that a day can sell only so many of; `date` is a business date. */
export type AvailabilityTables = {
  daily_counts: DailyCountsTable;
  order_counts: OrderCountsTable;
};

/** What all orders of a date have taken of a dish while it was counted. */
type DailyCountsTable = { item_id: number; date: string; taken: number };

/** What an order has taken, until it is given back. */
type OrderCountsTable = { order_id: string; item_id: number; date: string; quantity: number };
