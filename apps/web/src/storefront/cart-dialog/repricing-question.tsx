import { lineKey, refOf } from "@noren/ordering/cart.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Repricing } from "@noren/ordering/repricing.ts";
import type { ReactNode } from "react";
import { CART_QUESTION_WORDS } from "../../i18n/cart-question-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./cart-questions.module.css";

export type RepricingQuestionProps = {
  /** The order type to switch to. */
  orderType: OrderType;
  change: Repricing;
  isFeeKnown: boolean;
  onSwitch: () => void;
  onDone: () => void;
};

/** What the other order type makes dearer, line by line, before the switch. */
export function RepricingQuestion(props: RepricingQuestionProps) {
  const { orderType, change, isFeeKnown, onSwitch, onDone } = props;
  const words = CART_QUESTION_WORDS[useLocale().locale].repricing;
  const { lines, lost, lost_coupon, fee, before, after } = change;
  return (
    <div className={styles.body}>
      <h2>{words.title[orderType]}</h2>
      <dl className={styles.changes}>
        {lines.map(({ line, before, after }) => (
          <Row key={lineKey(refOf(line))} name={`${line.quantity} × ${line.item.item_name}`}>
            <Change before={before} after={after} />
          </Row>
        ))}
        {lost.map(({ id, name, amount }) => (
          <Row key={id} name={words.lost(name)}>
            {amount > 0 && (
              <>
                + <Price cents={amount} />
              </>
            )}
          </Row>
        ))}
        {lost_coupon && (
          <Row name={words.lostCoupon(lost_coupon.code)}>
            {lost_coupon.amount > 0 && (
              <>
                + <Price cents={lost_coupon.amount} />
              </>
            )}
          </Row>
        )}
        {orderType === "delivery" && (fee > 0 || !isFeeKnown) && (
          <Row name={words.fee}>
            {isFeeKnown ? (
              <>
                + <Price cents={fee} />
              </>
            ) : (
              words.feeUnknown
            )}
          </Row>
        )}
        <Row name={words.total} isTotal>
          <Change before={before} after={after} />
        </Row>
      </dl>
      <div className={styles.answers}>
        <Button
          size="l"
          onClick={() => {
            onDone();
            onSwitch();
          }}
        >
          {words.switch[orderType]}
        </Button>
        <Button size="l" variant="secondary" onClick={onDone}>
          {words.stay[orderType === "pickup" ? "delivery" : "pickup"]}
        </Button>
      </div>
    </div>
  );
}

function Row({
  name,
  isTotal,
  children,
}: {
  name: string;
  isTotal?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Change({ before, after }: { before: Cents; after: Cents }) {
  const { becomes } = CART_QUESTION_WORDS[useLocale().locale].repricing;
  return (
    <>
      <span className={styles.before}>
        <Price cents={before} />
      </span>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden"> {becomes} </span>
      <Price cents={after} />
    </>
  );
}
