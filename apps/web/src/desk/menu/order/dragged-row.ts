const DRAGGED = "data-dragged";
const SLIDE = { duration: 150, easing: "ease-out" };

export type DraggedRow = ReturnType<typeof dragRow>;

/**
 * A row that is dragged along its list: it stays in the flow, and is drawn under the
 * pointer. All lengths are CSS pixels, those of the pointer from the top of the viewport.
 */
export function dragRow(row: HTMLElement, start: number) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const slide = isStill ? { duration: 0 } : SLIDE;
  // It may still slide to where it was dropped.
  for (const animation of row.getAnimations()) animation.cancel();
  /** From the row's top to the pointer. */
  const grip = start - row.getBoundingClientRect().top;
  let pointer = start;
  /** From where the row stands to where it is drawn. */
  let shift = 0;
  row.setAttribute(DRAGGED, "");

  /**
   * Draws it under the pointer; call it whenever the pointer, the page or the row has moved. Says how
   * many rows it is drawn past, negative upwards: those whose middle an edge of it has passed. Once it
   * stands there none of them is passed again, whatever their heights.
   */
  function draw(at = pointer): number {
    const stands = row.getBoundingClientRect().top - shift;
    pointer = at;
    shift = pointer - grip - stands;
    const passed = passedWithin(row, shift);
    row.style.translate = `0 ${shift}px`;
    return passed;
  }

  return {
    draw,

    /** Once it stands after or before rows that it has passed: they slide to where they stand. */
    settle(passed: number): void {
      draw();
      const isDown = passed > 0;
      const from = isDown ? row.offsetHeight : -row.offsetHeight;
      let other: HTMLElement | null = row;
      for (let left = Math.abs(passed); other && left > 0; left--) {
        other = neighbour(other, !isDown);
        other?.animate(slidesFrom(from), slide);
      }
    },

    /** Lets it slide to where it stands. */
    drop(): void {
      row.style.translate = "";
      row.animate(slidesFrom(shift), slide).onfinish = () => row.removeAttribute(DRAGGED);
    },
  };
}

function passedWithin(row: HTMLElement, shift: number): number {
  const isDown = shift > 0;
  let left = Math.abs(shift);
  let count = 0;
  let other = neighbour(row, isDown);
  while (other && left > other.offsetHeight / 2) {
    count++;
    left -= other.offsetHeight;
    other = neighbour(other, isDown);
  }
  return isDown ? count : -count;
}

/** The row after or before another, which may be in another chunk. */
function neighbour(row: HTMLElement, isAfter: boolean): HTMLElement | null {
  const sibling = isAfter ? "nextElementSibling" : "previousElementSibling";
  const child = isAfter ? "firstElementChild" : "lastElementChild";
  const found = row[sibling] ?? row.parentElement?.[sibling]?.[child];
  return found instanceof HTMLElement ? found : null;
}

function slidesFrom(y: number): Keyframe[] {
  return [{ translate: `0 ${y}px` }, { translate: "0 0" }];
}
