import { DragDropManager } from "@dnd-kit/abstract";
import {
  AutoScroller,
  type Draggable,
  type Droppable,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  Scroller,
} from "@dnd-kit/dom";
import type { DragEndEvent, DragMoveEvent, DragStartEvent } from "@dnd-kit/react";
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type DraggedRow, dragRow } from "./dragged-row.ts";

/** In CSS pixels: a press that moves less is a press. */
const DRAG_DISTANCE = 5;

/**
 * Speech, keys and what is drawn are ours: the library's words name things by their ids, its keys need
 * a press to lift, and what it draws takes a layout of everything.
 */
function makeManager() {
  return new DragDropManager<Draggable, Droppable>({
    plugins: [Scroller, AutoScroller, PreventSelection],
    sensors: [
      PointerSensor.configure({
        activationConstraints: [
          new PointerActivationConstraints.Distance({ value: DRAG_DISTANCE }),
        ],
      }),
    ],
  });
}

type Drag = {
  id: number;
  row: DraggedRow;
  /** Its index; -1 once it has left the list. */
  at: number;
  /** Its index in the order that is about to be shown. */
  next: number;
};

/**
 * Rows with these ids, one of which is dragged by its handle: `dragged` has their order as it would
 * be if it was dropped now, and is null until it has passed another. `onDrop` is called with its
 * index once it is dropped.
 */
export function useRowDrag(ids: readonly number[], onDrop: (id: number, at: number) => void) {
  const [manager] = useState(makeManager);
  const [dragged, setDragged] = useState<{ id: number; ids: readonly number[] } | null>(null);
  const drag = useRef<Drag | null>(null);
  const shown = dragged?.ids ?? ids;

  useLayoutEffect(() => {
    if (!drag.current) return;
    const { id, row, at: before } = drag.current;
    const at = shown.indexOf(id);
    drag.current.at = at;
    if (at >= 0) row.settle(at - before);
  }, [shown]);

  function follow(pointer?: number) {
    if (!drag.current) return;
    const { id, row, at, next } = drag.current;
    // It may have left the list meanwhile.
    if (at < 0) return;
    const index = at + row.draw(pointer);
    if (index === next) return;
    drag.current.next = index;
    const after = shown.toSpliced(at, 1).toSpliced(index, 0, id);
    startTransition(() => setDragged({ id, ids: after }));
  }

  // A page that scrolls by itself takes the row away from under the pointer.
  const onScroll = useEffectEvent(() => follow());
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener("scroll", onScroll, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  const events = {
    onDragStart({ operation: { source, position } }: Pick<DragStartEvent, "operation">) {
      if (!(source?.element instanceof HTMLElement)) return;
      const [id, at] = [Number(source.id), shown.indexOf(Number(source.id))];
      drag.current = { id, at, next: at, row: dragRow(source.element, position.initial.y) };
    },
    onDragMove({ to }: Pick<DragMoveEvent, "to">) {
      follow(to?.y);
    },
    onDragEnd({ canceled }: Pick<DragEndEvent, "canceled">) {
      drag.current?.row.drop();
      drag.current = null;
      setDragged(null);
      if (dragged && !canceled) onDrop(dragged.id, dragged.ids.indexOf(dragged.id));
    },
  };
  return { manager, dragged, events };
}
