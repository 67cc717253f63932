/** What helps to find the door of a delivery. */
export type DeliveryDetails = { floor: string; door_code: string; instructions: string };

/** Maximum lengths in code points. */
export const DETAIL_LENGTHS = { floor: 40, door_code: 40, instructions: 280 } as const;
