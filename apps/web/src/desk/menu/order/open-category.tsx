import { DragDropManager } from "@dnd-kit/abstract";
import { RestrictToVerticalAxis } from "@dnd-kit/abstract/modifiers";
import {
  AutoScroller,
  type Draggable,
  type Droppable,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  Scroller,
  ScrollListener,
} from "@dnd-kit/dom";
import { DragDropProvider, type DragOverEvent } from "@dnd-kit/react";
import type { MenuCategory } from "@noren/contract/staff/menu.ts";
import { useMemo, useState } from "react";
import { useOffice } from "../../desk-context.tsx";
import styles from "./order-mode.module.css";
import { OrderRow, Places } from "./order-row.tsx";
import { makeMove } from "./order-store.ts";
import { RowChunk } from "./row-chunk.tsx";
import { chunked, rechunked } from "./row-chunks.ts";
import { useGrowing } from "./use-growing.ts";

/** In CSS pixels: a press that moves less is a press. */
const DRAG_DISTANCE = 5;

/**
 * Speech and keys are ours: the library's name things by their ids, and need a press to lift. Its own
 * manager would put style sheets into the page when a drag starts, a layout of everything; ours has
 * no `StyleInjector`, and those rules stand in `order-mode.module.css`.
 */
function makeManager() {
  return new DragDropManager<Draggable, Droppable>({
    plugins: [ScrollListener, Scroller, AutoScroller, Feedback, PreventSelection],
    modifiers: [RestrictToVerticalAxis],
    sensors: [
      PointerSensor.configure({
        activationConstraints: [
          new PointerActivationConstraints.Distance({ value: DRAG_DISTANCE }),
        ],
      }),
    ],
  });
}

/** The dishes of a category, each dragged by its handle; they are saved where they are dropped. */
export function OpenCategory({ category }: { category: MenuCategory }) {
  const desk = useOffice();
  const { target: list, name, dishes } = category;
  /** While one is dragged: all ids as they would be if it was dropped now. */
  const [dragged, setDragged] = useState<{ id: number; ids: readonly number[] } | null>(null);
  const shown = useMemo(() => {
    if (!dragged) return dishes;
    const byId = new Map(dishes.map((dish) => [dish.item_id, dish]));
    return dragged.ids.flatMap((id) => byId.get(id) ?? []);
  }, [dishes, dragged]);
  const ids = useMemo(() => shown.map(({ item_id }) => item_id), [shown]);
  const places = useMemo(() => new Map(ids.map((id, place) => [id, place])), [ids]);
  const [grouped, setGrouped] = useState(() => ({ ids, chunks: chunked(ids) }));
  if (grouped.ids !== ids)
    setGrouped({ ids, chunks: rechunked(grouped.chunks, ids, dragged?.id ?? null) });
  const drawn = useGrowing(shown);
  const [manager] = useState(makeManager);

  function dragOver({ operation: { source, target } }: Pick<DragOverEvent, "operation">) {
    setDragged((before) => {
      const id = Number(source?.id);
      const ids = before?.ids ?? dishes.map(({ item_id }) => item_id);
      const [from, to] = [ids.indexOf(id), ids.indexOf(Number(target?.id))];
      if (from < 0 || to < 0 || from === to) return before;
      return { id, ids: ids.toSpliced(from, 1).toSpliced(to, 0, id) };
    });
  }

  return (
    <DragDropProvider
      manager={manager}
      onDragOver={dragOver}
      onDragEnd={({ operation: { source }, canceled }) => {
        const id = Number(source?.id);
        const at = dragged?.ids.indexOf(id) ?? -1;
        setDragged(null);
        if (!canceled && at >= 0) void makeMove(desk, { id, from: list, to: list, at });
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a ul holds rows alone, no chunks of them */}
      <div role="list" className={styles.rows} aria-label={name}>
        <Places value={places}>
          {grouped.chunks.map((chunk, at) => {
            const rows = chunk.flatMap((id) => drawn.get(id) ?? []);
            if (rows.length === 0) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chunk stays where it is
              <RowChunk key={at} rows={rows.length}>
                {rows.map((dish) => (
                  <OrderRow
                    key={dish.item_id}
                    dish={dish}
                    list={list}
                    isFirst={dish === shown[0]}
                    isLast={dish === shown.at(-1)}
                  />
                ))}
              </RowChunk>
            );
          })}
        </Places>
      </div>
    </DragDropProvider>
  );
}
