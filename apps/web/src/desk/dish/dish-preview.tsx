import { LOCALES, type Locale } from "@noren/contract/locales.ts";
import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { Suspense, useState } from "react";
import { loadMessages } from "../../i18n/messages.ts";
import { quietly } from "../../platform/failed-chunk.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOffice } from "../desk-context.tsx";
import { useDrafts } from "../menu/draft-store.ts";
import type { InputField } from "../menu/field-input.tsx";
import { deskPart } from "../read/desk-part.tsx";
import type { PriceField, TextField } from "./dish-fields.ts";
import styles from "./dish-preview.module.css";
import type { GuestDish } from "./dish-store.ts";
import { previewItem } from "./preview-item.ts";

/** The storefront's components with their words. */
async function loadGuestView() {
  const words = LOCALES.map((locale) => loadMessages(locale));
  const [view] = await Promise.all([import("./preview/guest-view.tsx"), ...words]);
  return view.GuestView;
}

const GuestView = deskPart(loadGuestView);

/** While the dish is read: what comes later would move the fields below it. */
export function preloadPreview(): void {
  void quietly(loadGuestView);
}

type DishPreviewProps = {
  dish: StaffDish;
  preview: GuestDish;
  fields: Record<TextField | PriceField, InputField>;
};

/** The storefront's own card and sheet of the dish, with what is typed at this moment. */
export function DishPreview({ dish, preview, fields }: DishPreviewProps) {
  const desk = useOffice();
  const { m } = desk;
  const words = m.dish.preview;
  const [locale, setLocale] = useState<Locale>(desk.locale);
  const [orderType, setOrderType] = useState<OrderType>("pickup");
  const drafts = useDrafts((state) => state.drafts);
  const item = previewItem(dish, preview, fields, drafts, locale);
  const { price_pickup, price_delivery } = item.item_price;
  return (
    <aside className={styles.preview} aria-label={words.label}>
      <h2>{words.title}</h2>
      <div className={styles.switches}>
        <Segmented
          label={m.language}
          segments={LOCALES.map((value) => ({ value, label: m.languages[value] }))}
          value={locale}
          onChange={setLocale}
        />
        {price_pickup !== price_delivery && (
          <Segmented
            label={words.orderType}
            segments={[
              { value: "pickup", label: m.menuPage.fields.price_pickup },
              { value: "delivery", label: m.menuPage.fields.price_delivery },
            ]}
            value={orderType}
            onChange={setOrderType}
          />
        )}
      </div>
      <Suspense fallback={<Placeholder />}>
        <GuestView
          item={item}
          locale={locale}
          orderType={orderType}
          options={dish.values.options}
          words={words}
        />
      </Suspense>
    </aside>
  );
}

/** As high on a phone as what comes: the card and the folded sheet. */
function Placeholder() {
  return (
    <div className={styles.placeholder}>
      <Skeleton lines={1} size="card" />
    </div>
  );
}
