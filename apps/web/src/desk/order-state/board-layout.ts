/** A ticket's place in a stack, by the id of its order. */
export type Slot = {
  id: string;
  /** Height in px of the gap that a ticket left behind; null while it is there. */
  gap: number | null;
  /** Whether it has stood there answered: once unanswered again, it returns to the lane. */
  isAnswered: boolean;
};

/** Where every ticket stands, from the top of each stack. */
export type BoardLayout = {
  /** Orders that wait for an answer, the longest waiting first. */
  lane: readonly Slot[];
  columns: readonly (readonly Slot[])[];
  /** Ids of the orders that ended by themselves, folded into one line; null: without the line. */
  folded: readonly string[] | null;
};

/** The ids of the orders to be shown. */
export type BoardOrders = {
  /** In order of arrival. */
  unanswered: readonly string[];
  /** Answered, the most urgent first. */
  answered: readonly string[];
  /** Ended without anybody at the desk, until that is seen. */
  ended: readonly string[];
};

export type BoardScreen = {
  /** Columns besides the lane, at least 1. */
  columns: number;
  /** Height in px that the lane shows without scrolling. */
  laneHeight: number;
  /** Height in px of a ticket and the space below it. */
  heightOf: (id: string) => number;
  /** Whether the lane stands above the columns, on phones: what comes into it moves them. */
  isLaneAbove: boolean;
} & BoardHold;

/** What of the board may not move. */
export type BoardHold = {
  /** Whether somebody is at the board: nothing on it may move. */
  isHeld: boolean;
  /** The order whose ticket a mouse rests on: it keeps its place, and so does all above it. */
  under: string | null;
};

/**
 * A ticket keeps its column and its place among the others for as long as it is open. Where the
 * board is held, a ticket that leaves leaves a gap, and others only come to the ends. Without
 * `previous`, or for another number of columns, all is arranged anew.
 */
export function arrange(
  previous: BoardLayout | null,
  orders: BoardOrders,
  screen: BoardScreen,
): BoardLayout {
  if (previous === null || previous.columns.length !== screen.columns)
    return arrangeAnew(orders, screen);
  const { isHeld, under, heightOf } = screen;
  const [unanswered, answered] = [new Set(orders.unanswered), new Set(orders.answered)];
  const ended = new Set(orders.ended);
  /** How many places of a stack are held, from its top. */
  const heldOf = (stack: readonly Slot[]) =>
    isHeld ? stack.length : stack.findIndex(({ id }) => id === under) + 1;
  /** The stack without the tickets that left it; an ended one stays until it may be folded. */
  const kept = (stack: readonly Slot[], isHere: (slot: Slot) => boolean) => {
    const held = heldOf(stack);
    return stack.flatMap((slot, place): Slot[] => {
      const { id, gap } = slot;
      const isThere = isHere(slot) || (place < held && gap === null && ended.has(id));
      if (isThere) return [{ id, gap: null, isAnswered: slot.isAnswered || answered.has(id) }];
      return place < held ? [{ ...slot, gap: gap ?? heightOf(id) }] : [];
    });
  };

  const columns = previous.columns.map((column) =>
    kept(column, ({ id, isAnswered }) => answered.has(id) || (unanswered.has(id) && !isAnswered)),
  );
  const onBoard = ticketsOf(columns.flat());
  const lane = kept(previous.lane, ({ id }) => unanswered.has(id) && !onBoard.has(id));
  const inLane = ticketsOf(lane);
  const isLaneOpen = !isHeld || !screen.isLaneAbove;
  for (const id of orders.unanswered)
    if (isLaneOpen && !inLane.has(id) && !onBoard.has(id))
      lane.push({ id, gap: null, isAnswered: false });
  const held = heldOf(previous.lane);
  if (!isHeld) lane.push(...sorted(lane.splice(held), orders.unanswered));
  for (const id of orders.answered) if (!onBoard.has(id)) append(columns, id, true, heightOf);

  const shown = ticketsOf([...lane, ...columns.flat()]);
  const folded = orders.ended.filter((id) => !shown.has(id));
  const hasLine = isHeld || held > 0 ? previous.folded !== null : folded.length > 0;
  return { lane, columns, folded: hasLine ? folded : null };
}

/**
 * The most urgent first, each at the end of the column with the least height. Unanswered orders that
 * the lane cannot show at once head the columns.
 */
function arrangeAnew(
  { unanswered, answered, ended }: BoardOrders,
  { columns: count, laneHeight, heightOf }: BoardScreen,
): BoardLayout {
  let room = laneHeight;
  const inLane = unanswered.filter((id, index) => {
    const isShown = heightOf(id) <= room || index === 0;
    if (isShown) room -= heightOf(id);
    return isShown;
  });
  const columns: Slot[][] = Array.from({ length: count }, () => []);
  for (const id of unanswered) if (!inLane.includes(id)) append(columns, id, false, heightOf);
  for (const id of answered) append(columns, id, true, heightOf);
  return {
    lane: inLane.map((id) => ({ id, gap: null, isAnswered: false })),
    columns,
    folded: ended.length > 0 ? ended : null,
  };
}

function append(
  columns: Slot[][],
  id: string,
  isAnswered: boolean,
  heightOf: BoardScreen["heightOf"],
): void {
  const heights = columns.map((column) => heightOfStack(column, heightOf));
  columns[heights.indexOf(Math.min(...heights))]?.push({ id, gap: null, isAnswered });
}

/** Height in px of tickets and gaps. */
export function heightOfStack(stack: readonly Slot[], heightOf: BoardScreen["heightOf"]): number {
  return stack.reduce((sum, { id, gap }) => sum + (gap ?? heightOf(id)), 0);
}

/** How many unanswered orders wait until the board is free to show them. */
export function waitingCount({ lane, columns }: BoardLayout, { unanswered }: BoardOrders): number {
  const shown = ticketsOf([...lane, ...columns.flat()]);
  return unanswered.filter((id) => !shown.has(id)).length;
}

function ticketsOf(slots: readonly Slot[]): Set<string> {
  return new Set(slots.filter(({ gap }) => gap === null).map(({ id }) => id));
}

function sorted(slots: readonly Slot[], ids: readonly string[]): Slot[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return slots.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}
