import { useDraggable } from "@dnd-kit/react";
import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { type KeyboardEvent, memo, type RefObject, use, useRef } from "react";
import { useOffice } from "../../desk-context.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { keepInPlace } from "./keep-in-place.ts";
import { openMoveDialog } from "./move-dialog-store.ts";
import styles from "./order-mode.module.css";
import { moveBy } from "./order-store.ts";
import { IsNear } from "./row-chunk.tsx";
import { UpDown } from "./up-down.tsx";
import { useFocusKept } from "./use-focus-kept.ts";

type OrderRowProps = {
  dish: MenuDish;
  /** The target of its category. */
  list: string;
  isFirst: boolean;
  isLast: boolean;
};

/**
 * A dish that is moved: by its handle, by buttons, or through the dialog of all categories. Not
 * drawn again where its place changes: one that jumps up changes that of hundreds.
 */
export const OrderRow = memo(function OrderRow({ dish, list, isFirst, isLast }: OrderRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const isNear = use(IsNear);
  useFocusKept(row, dish.item_id);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an li needs a ul around it, not a chunk */}
      <div
        ref={row}
        role="listitem"
        className={styles.row}
        data-off={!dish.is_available || undefined}
      >
        <Controls dish={dish} list={list} handle={handle} isFirst={isFirst} isLast={isLast} />
      </div>
      {/* After the elements, which have to be there when it registers them. */}
      {isNear && <Draggable id={dish.item_id} row={row} handle={handle} />}
    </>
  );
});

type DraggableProps = {
  id: number;
  row: RefObject<HTMLDivElement | null>;
  handle: RefObject<HTMLButtonElement | null>;
};

/** Registers a row near the screen only: each of three hundred would cost when one is dragged. */
function Draggable({ id, row, handle }: DraggableProps) {
  useDraggable({ id, element: row, handle });
  return null;
}

type ControlsProps = OrderRowProps & { handle: RefObject<HTMLButtonElement | null> };

/** Places by which a key on the handle moves. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

const Controls = memo(function Controls(props: ControlsProps) {
  const { dish, list, handle, isFirst, isLast } = props;
  const desk = useOffice();
  const { order, offSale } = desk.m.menuPage;
  const { item_id: id, name, target } = dish;

  const step = (by: number) => moveBy(desk, id, list, by);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keepInPlace(event.currentTarget, () => step(by));
  }

  return (
    <>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={order.handle(name)}
        aria-describedby={HANDLE_HINT}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (!event.defaultPrevented) openMoveDialog({ target, list });
        }}
      >
        <DeskIcon name="dots-six-vertical" />
      </button>
      <p className={styles.name}>
        {name}
        {!dish.is_available && <span className={styles.off}> · {offSale}</span>}
      </p>
      <UpDown name={name} isFirst={isFirst} isLast={isLast} onStep={step} />
      <button
        type="button"
        className={styles.step}
        aria-label={order.moveTo(name)}
        aria-haspopup="dialog"
        onClick={() => openMoveDialog({ target, list })}
      >
        <DeskIcon name="dots-three" />
      </button>
    </>
  );
});

/** Id of the words about the keys of a handle. */
export const HANDLE_HINT = "order-handle-hint";
