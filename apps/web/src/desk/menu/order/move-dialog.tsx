import type { MenuDish, StaffMenus } from "@noren/contract/staff/menu.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useOffice } from "../../desk-context.tsx";
import dialog from "../../dialog/dialog.module.css";
import { DialogHead } from "../../dialog/dialog-head.tsx";
import { dishesOf } from "../menus-state.ts";
import styles from "./move-dialog.module.css";
import { closeMoveDialog, useMoveDialog } from "./move-dialog-store.ts";
import type { Move } from "./moves.ts";
import { makeMove } from "./order-store.ts";

/** Moves a dish further than by a place or two: each press of a button in it is a whole move. */
export function MoveDialog({ menus }: { menus: StaffMenus["menus"] }) {
  const { m } = useOffice();
  const { asked, isOpen } = useMoveDialog();
  const dish = asked && dishesOf(menus).find(({ target }) => target === asked.target);
  const name = dish?.name ?? "";
  return (
    <Dialog
      open={isOpen && Boolean(dish)}
      onClose={closeMoveDialog}
      label={m.menuPage.order.moveTo(name)}
      className={dialog.dialog}
    >
      <DialogHead title={name} onClose={closeMoveDialog} />
      {isOpen && dish && <Moves menus={menus} dish={dish} list={asked.list} />}
    </Dialog>
  );
}

type MovesProps = { menus: StaffMenus["menus"]; dish: MenuDish; list: string };

function Moves({ menus, dish, list }: MovesProps) {
  const desk = useOffice();
  const { order } = desk.m.menuPage;
  const [way, setWay] = useState<"move" | "also">("move");
  const categories = menus.flatMap((menu) => menu.categories);
  const holds = categories.filter(({ dishes }) =>
    dishes.some(({ target }) => target === dish.target),
  );
  const own = categories.find(({ target }) => target === list);
  const place = own?.dishes.findIndex(({ target }) => target === dish.target) ?? 0;
  const last = (own?.dishes.length ?? 1) - 1;

  function make(move: Omit<Move, "id">) {
    closeMoveDialog();
    void makeMove(desk, { id: dish.item_id, ...move });
  }

  return (
    <div className={dialog.body}>
      <div className={styles.ends}>
        <Button
          variant="secondary"
          disabled={place === 0}
          onClick={() => make({ from: list, to: list, at: 0 })}
        >
          {order.toFirst}
        </Button>
        <Button
          variant="secondary"
          disabled={place === last}
          onClick={() => make({ from: list, to: list, at: last })}
        >
          {order.toLast}
        </Button>
      </div>
      <Segmented
        label={order.way}
        segments={[
          { value: "move", label: order.ways.move },
          { value: "also", label: order.ways.also },
        ]}
        value={way}
        onChange={setWay}
      />
      {menus.map((menu) => (
        <section key={menu.target} className={styles.menu} aria-label={menu.name}>
          {menus.length > 1 && <h3>{menu.name}</h3>}
          <ul>
            {menu.categories.map((category) => {
              const isIn = holds.includes(category);
              return (
                <li key={category.target}>
                  <button
                    type="button"
                    className={styles.category}
                    disabled={isIn}
                    onClick={() =>
                      make({
                        from: way === "move" ? list : null,
                        to: category.target,
                        at: category.dishes.length,
                      })
                    }
                  >
                    <span>{category.name}</span>
                    {isIn && (
                      <span className={styles.soft}>
                        {category.target === list ? order.isHere : order.isThere}
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {holds.length > 1 && own && (
        <Button variant="secondary" fullWidth onClick={() => make({ from: list, to: null, at: 0 })}>
          {order.takeOut(own.name)}
        </Button>
      )}
    </div>
  );
}
