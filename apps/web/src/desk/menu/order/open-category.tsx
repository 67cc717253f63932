import { DragDropProvider } from "@dnd-kit/react";
import type { MenuCategory } from "@noren/contract/staff/menu.ts";
import { useMemo, useState } from "react";
import { useOffice } from "../../desk-context.tsx";
import styles from "./order-mode.module.css";
import { OrderRow } from "./order-row.tsx";
import { makeMove } from "./order-store.ts";
import { RowChunk } from "./row-chunk.tsx";
import { chunked, rechunked } from "./row-chunks.ts";
import { useGrowing } from "./use-growing.ts";
import { useRowDrag } from "./use-row-drag.ts";

/** The dishes of a category, each dragged by its handle; they are saved where they are dropped. */
export function OpenCategory({ category }: { category: MenuCategory }) {
  const desk = useOffice();
  const { target: list, name, dishes } = category;
  const dishIds = useMemo(() => dishes.map(({ item_id }) => item_id), [dishes]);
  const { manager, dragged, events } = useRowDrag(dishIds, (id, at) => {
    void makeMove(desk, { id, from: list, to: list, at });
  });
  const shown = useMemo(() => {
    if (!dragged) return dishes;
    const byId = new Map(dishes.map((dish) => [dish.item_id, dish]));
    return dragged.ids.flatMap((id) => byId.get(id) ?? []);
  }, [dishes, dragged]);
  const ids = useMemo(() => shown.map(({ item_id }) => item_id), [shown]);
  const [grouped, setGrouped] = useState(() => ({ ids, chunks: chunked(ids) }));
  if (grouped.ids !== ids)
    setGrouped({ ids, chunks: rechunked(grouped.chunks, ids, dragged?.id ?? null) });
  const drawn = useGrowing(shown);

  return (
    <DragDropProvider manager={manager} {...events}>
      {/* biome-ignore lint/a11y/useSemanticElements: a ul holds rows alone, no chunks of them */}
      <div role="list" className={styles.rows} aria-label={name}>
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
      </div>
    </DragDropProvider>
  );
}
