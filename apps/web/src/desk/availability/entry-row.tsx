import type {
  AvailabilityChange,
  AvailabilityChanged,
  AvailabilityEntry,
} from "@noren/contract/staff/availability.ts";
import { memo, useId, useState } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useDesk } from "../desk-context.tsx";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import { say } from "../notices/notices-store.ts";
import { menuChanged } from "../read/menu-changes.ts";
import { useCommand } from "../use-command.ts";
import { CountForm } from "./count-form.tsx";
import styles from "./entry-row.module.css";
import { isDish, isOut } from "./find-entries.ts";
import { returnWords } from "./return-words.ts";
import { UntilChoices } from "./until-choices.tsx";

type EntryRowProps = {
  entry: AvailabilityEntry;
  onChanged: (changed: AvailabilityChanged) => void;
};

/** A dish or choice: one press sells it out until tomorrow, the next ones change until when. */
export const EntryRow = memo(function EntryRow({ entry, onChanged }: EntryRowProps) {
  const { m, api, locale, restaurant } = useDesk();
  const { send, isBusy, message, problems } = useCommand();
  const [why] = Object.values(problems);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = m.availability;
  const { target, name, within, picture, dishes, ordered_today, open_orders } = entry;
  const about = `availability:${target}`;
  const out = isOut(entry);
  const back =
    entry.back_at === null
      ? words.noReturn
      : returnWords(Date.parse(entry.back_at), serverNow(), restaurant.timezone, locale);

  async function change(values: Omit<AvailabilityChange, "targets">, text: string) {
    const reply = await send(() => api.changeAvailability({ targets: [target], ...values }));
    if (!reply) return;
    onChanged(reply.payload);
    const { action } = reply.payload;
    if (action === null) return;
    const undo = () => void takeBack(action);
    say({ kind: "done", about, text, undo, undoLabel: words.undo });
  }

  async function takeBack(action: number) {
    const reply = await api.undo(action);
    menuChanged();
    if (!reply.ok) say({ kind: "problem", about, text: reply.problem.message || m.unreachable });
    else if (reply.payload.changed_since.length > 0)
      say({ kind: "problem", about, text: words.changedSince(name) });
    else say({ kind: "done", about, text: words.done.undone(name) });
  }

  function sellOut() {
    setOpen(true);
    void change({ sold_out: { until: "tomorrow" } }, words.done.out(name));
  }

  return (
    <li className={styles.row} data-out={out} aria-busy={isBusy}>
      <div className={styles.head}>
        {picture ? (
          <img src={picture} alt="" className={styles.picture} loading="lazy" />
        ) : (
          <span className={styles.picture} data-empty={!isDish(entry)} />
        )}
        <div className={styles.words}>
          <p className={styles.name} id={id}>
            {name}
          </p>
          <p className={styles.soft}>
            {within.join(", ")}
            {dishes > 1 && ` · ${words.inDishes(dishes)}`}
            {ordered_today > 0 && ` · ${words.orderedToday(ordered_today)}`}
          </p>
          {out && <p className={styles.back}>{back}</p>}
          {entry.left !== null && !out && <p className={styles.left}>{words.left(entry.left)}</p>}
        </div>
        <div className={styles.acts}>
          {entry.sold_out === null ? (
            <Button
              variant="secondary"
              className={styles.sellOut}
              aria-label={words.sellOut(name)}
              disabled={isBusy}
              onClick={sellOut}
            >
              {words.out}
            </Button>
          ) : (
            <Button
              variant="secondary"
              className={styles.putBack}
              aria-label={words.putOnSale(name)}
              disabled={isBusy}
              onClick={() => void change({ sold_out: null }, words.done.onSale(name))}
            >
              {words.putBack}
            </Button>
          )}
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-label={words.more(name)}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="caret-down" size={20} />
          </button>
        </div>
      </div>
      {message && <Alert kind="error">{why ?? message}</Alert>}
      {open_orders.length > 0 && (isOpen || out) && (
        <p className={styles.orders}>
          {words.openOrders(open_orders.length)}{" "}
          {open_orders.map(({ order_id, number }) => (
            <button
              key={order_id}
              type="button"
              aria-label={m.days.open(number)}
              onClick={() => openOrderDialog({ kind: "details", orderId: order_id })}
            >
              {number}
            </button>
          ))}
        </p>
      )}
      {isOpen && (
        <div className={styles.panel}>
          <UntilChoices
            entry={entry}
            isBusy={isBusy}
            onChoose={(sold_out) => void change({ sold_out }, words.done.out(name))}
          />
          {isDish(entry) && (
            <CountForm
              key={entry.daily_count}
              entry={entry}
              isBusy={isBusy}
              onCount={(daily_count) => void change({ daily_count }, words.done.count(name))}
            />
          )}
        </div>
      )}
    </li>
  );
});
