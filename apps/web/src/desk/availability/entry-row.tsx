import type { AvailabilityChanged, AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { memo, useId, useState } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import { Thumbnail } from "../menu/thumbnail.tsx";
import { CountForm } from "./count-form.tsx";
import styles from "./entry-row.module.css";
import { isDish, isOut } from "./find-entries.ts";
import { returnWords } from "./return-words.ts";
import { UntilChoices } from "./until-choices.tsx";
import { useChangeEntries } from "./use-change-entries.ts";

type EntryRowProps = {
  entry: AvailabilityEntry;
  /** Whether its description is shown: it says why a search has found it. */
  isDescribed: boolean;
  onChanged: (changed: AvailabilityChanged) => void;
};

/** A dish or choice: one press sells it out until tomorrow, the next ones change until when. */
export const EntryRow = memo(function EntryRow({ entry, isDescribed, onChanged }: EntryRowProps) {
  const { m, locale, restaurant } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = m.availability;
  const { name, within, description, picture, dishes, ordered_today, open_orders } = entry;
  const { sold_out, back_at, lacks } = entry;
  const { change, isBusy, problem } = useChangeEntries([entry], name, onChanged);
  const out = isOut(entry);
  const back =
    back_at === null
      ? words.noReturn
      : returnWords(Date.parse(back_at), serverNow(), restaurant.timezone, locale);

  function sellOut() {
    setOpen(true);
    void change({ sold_out: { until: "tomorrow" } }, words.done.out(name));
  }

  return (
    <li className={styles.row} data-out={out} aria-busy={isBusy}>
      <div className={styles.head}>
        {isDish(entry) || picture ? (
          <Thumbnail picture={picture} name={name} className={styles.picture} />
        ) : (
          <span className={styles.picture} />
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
          {isDescribed && description && <p className={styles.soft}>{description}</p>}
          {lacks.length > 0 && <p className={styles.back}>{words.lacks(lacks)}</p>}
          {out && (sold_out ?? back_at) !== null && <p className={styles.back}>{back}</p>}
          {entry.left !== null && !out && <p className={styles.left}>{words.left(entry.left)}</p>}
        </div>
        <div className={styles.acts}>
          {sold_out === null ? (
            <Button
              variant="secondary"
              className={styles.sellOut}
              aria-label={words.sellOut(name)}
              aria-disabled={isBusy}
              onClick={sellOut}
            >
              {words.out}
            </Button>
          ) : (
            <Button
              variant="secondary"
              className={styles.putBack}
              aria-label={words.putOnSale(name)}
              aria-disabled={isBusy}
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
      {problem && <Alert kind="error">{problem}</Alert>}
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
            onChoose={(sold_out) => change({ sold_out }, words.done.out(name))}
          />
          {isDish(entry) && (
            <CountForm
              key={entry.daily_count}
              entry={entry}
              isBusy={isBusy}
              onCount={(daily_count) => change({ daily_count }, words.done.count(name))}
            />
          )}
        </div>
      )}
    </li>
  );
});
