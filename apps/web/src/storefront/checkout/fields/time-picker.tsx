import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatSlot } from "@noren/contract/format/slots.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { ChipGroup } from "../../../ui/chip-group.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { HoursNotes } from "../../shop/hours-notes.tsx";
import { useShop } from "../../shop/shop-context.tsx";
import { dayName, shortDayName } from "../slots/day-words.ts";
import { services } from "../slots/fulfilment.ts";
import { useFlow } from "../state/checkout-context.ts";
import { changeDelivery, useCheckout } from "../state/checkout-store.ts";
import { NoticeAlert } from "./notice-alert.tsx";
import styles from "./time-picker.module.css";

/** As soon as possible, or a day and one of its slots. */
export function TimePicker() {
  const { locale, m } = useLocale<"checkout">();
  const { view } = useFlow();
  const { delivery, submitted, notice } = useCheckout();
  const { menus } = useShop();
  const { offer, orderType } = view;
  const { today, days, day, fulfilment } = offer;
  const words = m.checkout.time;
  const first = days[0];
  const isAsap = orderType === "delivery" && first?.date === today;
  const named = (date: string) => dayName({ date, today, m, locale });

  // The notice above already says that the slot is gone.
  const error =
    fulfilment.kind === "gone" && notice?.placement !== "time"
      ? words.gone(formatSlot(fulfilment.label, locale))
      : fulfilment.kind === "unchosen" && submitted.delivery
        ? m.checkout.problems.delivery_time_range
        : undefined;

  return (
    <div className={styles.picker}>
      <h3 className={orderType === "pickup" ? "visually-hidden" : undefined}>{words.legend}</h3>
      <NoticeAlert placement="time" />
      {first && first.date !== today && <Alert>{words.closedToday(named(first.date))}</Alert>}
      <Segmented
        label={words.legend}
        value={delivery.is_scheduled ? "scheduled" : "first"}
        segments={[
          { value: "first", label: isAsap ? words.asap : words.first },
          { value: "scheduled", label: words.scheduled },
        ]}
        onChange={(value) => changeDelivery({ is_scheduled: value === "scheduled" })}
      />
      {delivery.is_scheduled ? (
        <>
          <ChipGroup
            legend={words.days}
            hideLegend
            layout="row"
            groups={[
              days.map(({ date }) => ({
                value: date,
                label: capitalise(shortDayName({ date, today, m, locale })),
              })),
            ]}
            value={day?.date ?? null}
            onChange={(date) => changeDelivery({ delivery_date: date, delivery_time_range: null })}
          />
          <HoursNotes menus={menus} isBrief />
          {day && (
            <div data-field="delivery_time_range">
              <ChipGroup
                legend={words.slots(named(day.date))}
                layout="grid"
                groups={services(day.slots).map((slots) =>
                  slots.map(({ label }) => ({ value: label, label })),
                )}
                value={fulfilment.kind === "chosen" ? fulfilment.slot.label : null}
                error={error}
                onChange={(label) =>
                  changeDelivery({ delivery_date: day.date, delivery_time_range: label })
                }
              />
            </div>
          )}
        </>
      ) : (
        <FirstTime />
      )}
    </div>
  );
}

/** The slot that "as soon as possible" means now. */
function FirstTime() {
  const { locale, m } = useLocale<"checkout">();
  const { view } = useFlow();
  const { offer, orderType } = view;
  const { fulfilment, today } = offer;
  if (fulfilment.kind !== "first") return null;
  const { slot, asap } = fulfilment;
  const day = dayName({ date: slot.date, today, m, locale });
  const time = formatSlot(slot.label, locale);
  const words = m.checkout.time;
  return (
    <p className={styles.first} role="status">
      {asap
        ? words.asapAt(time)
        : orderType === "pickup"
          ? words.firstAt(day, time)
          : words.nextDelivery(day, time)}
    </p>
  );
}
