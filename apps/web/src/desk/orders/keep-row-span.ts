/** Height of a row of the rail and space between two tickets, in px; as in `rail.module.css`. */
const ROW_PX = 2;
const GAP_PX = 6;

/**
 * Lets a ticket span as many rows of the rail as it is high, so that the next one follows close
 * below it in whichever column has room first. Returns what ends it.
 */
export function keepRowSpan(ticket: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const rows = Math.ceil((ticket.offsetHeight + GAP_PX) / ROW_PX);
    ticket.style.gridRowEnd = `span ${rows}`;
  });
  observer.observe(ticket);
  return () => observer.disconnect();
}
