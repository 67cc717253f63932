import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./all-day-switch.module.css";
import { toggleAllDay, useBoard } from "./board-store.ts";

type AllDaySwitchProps = {
  /** `dark`: on the bar at the top. */
  ground: "dark" | "page";
};

/** Shows or hides how many of each dish are due. */
export function AllDaySwitch({ ground }: AllDaySwitchProps) {
  const { m } = useDesk();
  const isAllDay = useBoard((state) => state.isAllDay);
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isAllDay}
      data-ground={ground}
      data-all-day
      onClick={toggleAllDay}
    >
      <DeskIcon name="list-numbers" />
      {m.allDay.open}
    </button>
  );
}
