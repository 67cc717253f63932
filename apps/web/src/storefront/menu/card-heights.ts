import { whenIdle } from "../../platform/when-idle.ts";
import listStyles from "./dish-list.module.css";

export type CardHeights = {
  /** Lays out the whole menu from now on; call before scrolling to a position in it. */
  layOutAll: () => void;
  stop: () => void;
};

/** Cards measured per idle callback: few enough that a slow phone handles a tap in between. */
const CARDS_AT_ONCE = 4;

const CARDS = `.${listStyles.dishes} > li`;

/**
 * With `content-visibility: auto` (`menu-page.module.css`) the browser skips cards out of view, so
 * their heights are estimates and the positions below are inexact. Each card is therefore laid out
 * once, a few per idle callback, and its height becomes its `contain-intrinsic-height`.
 */
export function watchCardHeights(box: HTMLElement): CardHeights {
  let known = new WeakSet<Element>();
  let width = 0;
  let knownAtWidth = 0;
  let round = 0;
  let shownCards = 0;

  const unknown = () =>
    [...box.querySelectorAll<HTMLElement>(CARDS)].filter((card) => !known.has(card));

  /** Whether dishes were added, where the menu is rendered in two steps. */
  function hasGrown(): boolean {
    const before = shownCards;
    shownCards = box.querySelectorAll(CARDS).length;
    return shownCards > before;
  }

  async function learn(): Promise<void> {
    const own = ++round;
    await document.fonts.ready;
    for (let cards = unknown(); cards.length > 0; cards = unknown()) {
      await whenIdle();
      if (own !== round) return;
      const some = cards.slice(0, CARDS_AT_ONCE);
      noteHeights(some.filter(isPassedOver));
      for (const card of some) known.add(card);
    }
  }

  const observer = new ResizeObserver(([entry]) => {
    const shown = entry?.contentRect.width ?? 0;
    if (shown === width && !hasGrown()) return;
    width = shown;
    round++;
    // A search hides the menu, so that its width is 0.
    if (width === 0) return;
    if (width !== knownAtWidth) known = new WeakSet();
    knownAtWidth = width;
    void learn();
  });
  observer.observe(box);

  function stop(): void {
    round++;
    observer.disconnect();
  }

  return {
    layOutAll: () => {
      if (unknown().length === 0) return;
      stop();
      box.dataset.laidOut = "true";
    },
    stop,
  };
}

function isPassedOver({ firstElementChild }: Element): boolean {
  return firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
}

/** Lays out cards and skips them again before the next frame: none is painted. */
function noteHeights(cards: readonly HTMLElement[]): void {
  for (const card of cards) card.dataset.laidOut = "true";
  const heights = cards.map(heightInside);
  cards.forEach((card, index) => {
    delete card.dataset.laidOut;
    card.style.containIntrinsicHeight = `auto ${heights[index]}px`;
  });
}

/** Without padding, which an intrinsic height excludes. */
function heightInside(card: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(card);
  const height = card.getBoundingClientRect().height;
  return height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}
