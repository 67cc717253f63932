import { capitalise } from "@noren/contract/format/capitalise.ts";
import { couponSentence, offerSentence } from "@noren/contract/offer-words.ts";
import type { StaffCoupon, StaffOffer, StaffOffers } from "@noren/contract/staff/offers.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import { EditedPage } from "../menu/edited-page.tsx";
import { tellChange } from "../menu/undo-change.ts";
import { useSavedValues } from "../menu/use-saved-values.ts";
import page from "../page/desk-page.module.css";
import { type EditedOffer, OfferDialog } from "./offer-dialog.tsx";
import { couponRecord, formOfCoupon, offerRecord, readForm } from "./offer-form.ts";
import { namesIn } from "./offer-names.ts";
import styles from "./offers.module.css";
import { Simulator } from "./simulator.tsx";

/** Offers and coupons as sentences, and what a cart would pay. */
export function OffersPage() {
  const { m, api } = useOffice();
  const [edited, setEdited] = useState<EditedOffer | null>(null);
  return (
    <EditedPage title={m.nav.offers} read={api.offers}>
      {(all, refetch) => (
        <>
          <Offers all={all} onEdit={setEdited} onChanged={refetch} />
          <Coupons all={all} onEdit={setEdited} />
          <Simulator all={all} />
          <OfferDialog
            all={all}
            edited={edited}
            onClose={() => setEdited(null)}
            onSaved={refetch}
          />
        </>
      )}
    </EditedPage>
  );
}

type ListProps = { all: StaffOffers; onEdit: (edited: EditedOffer) => void };

function Offers({ all, onEdit, onChanged }: ListProps & { onChanged: () => void }) {
  const desk = useOffice();
  const { m, api, locale } = desk;
  const words = m.offers;
  const { values: on, put } = useSavedValues<boolean>(all);

  async function turn({ target, name, is_active }: StaffOffer) {
    put(target, !is_active);
    const edit = { target, values: { is_active: !is_active }, seen: { is_active } };
    const reply = await api.changeOffers({ edits: [edit] });
    const text = is_active ? words.isOff(name) : words.isOn(name);
    tellChange(desk, reply, { text, about: "offers:switch", undone: words.undone });
    onChanged();
  }

  return (
    <section className={page.section} aria-labelledby="offers">
      <h2 id="offers">{words.offers}</h2>
      {all.offers.length === 0 && <EmptyState title={words.noneTitle} text={words.noneText} />}
      <ul className={page.rows}>
        {all.offers.map((offer) => (
          <li key={offer.target} className={page.row}>
            <div className={page.words}>
              <strong>{offer.name}</strong>
              <p className={page.soft}>
                {capitalise(offerSentence(recordOf(offer), namesIn(all), locale))}
              </p>
            </div>
            <div className={styles.side}>
              <Checkbox
                label={words.active}
                aria-label={words.activeOf(offer.name)}
                checked={on[offer.target] ?? offer.is_active}
                onChange={() => void turn(offer)}
              />
              <Button
                variant="secondary"
                aria-label={words.changeOf(offer.name)}
                onClick={() => onEdit({ kind: "offer", record: offer })}
              >
                {words.change}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => onEdit({ kind: "offer", record: null })}>
          <Icon name="plus" />
          {words.addOffer}
        </Button>
      </div>
    </section>
  );
}

function recordOf({ target: _, ...offer }: StaffOffer) {
  return offerRecord({ ...offer, minimum_amount: offer.minimum_amount / 100 });
}

function Coupons({ all, onEdit }: ListProps) {
  const { m, locale, restaurant } = useOffice();
  const words = m.offers;
  const sentenceOf = (coupon: StaffCoupon) => {
    const form = formOfCoupon(coupon, locale, restaurant.timezone);
    const read = readForm(form, "coupon", restaurant.timezone);
    return couponSentence(couponRecord(form, read.coupon), locale);
  };
  return (
    <section className={page.section} aria-labelledby="coupons">
      <h2 id="coupons">{words.coupons}</h2>
      {all.coupons.length === 0 && <p className={page.soft}>{words.noCoupon}</p>}
      <ul className={page.rows}>
        {all.coupons.map((coupon) => (
          <li key={coupon.target} className={page.row}>
            <div className={page.words}>
              <strong>{coupon.code}</strong>
              <p className={page.soft}>{capitalise(sentenceOf(coupon))}</p>
              <p className={page.soft}>{words.uses(coupon.uses)}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={words.changeOf(coupon.code)}
              onClick={() => onEdit({ kind: "coupon", record: coupon })}
            >
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => onEdit({ kind: "coupon", record: null })}>
          <Icon name="plus" />
          {words.addCoupon}
        </Button>
      </div>
    </section>
  );
}
