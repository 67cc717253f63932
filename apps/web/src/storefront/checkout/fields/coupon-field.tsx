import { formatList } from "@noren/contract/format/lists.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { CouponObstacle } from "@noren/ordering/coupons.ts";
import { type FormEvent, useId, useRef, useState } from "react";
import type { MessagesOf } from "../../../i18n/fr.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useApi } from "../../../use-api.ts";
import { useFlow } from "../state/checkout-context.ts";
import { say, useCheckout } from "../state/checkout-store.ts";
import styles from "./coupon-field.module.css";
import { type CouponProblem, couponProblem } from "./coupon-problem.ts";
import { NoticeAlert } from "./notice-alert.tsx";
import { OpenButton } from "./open-button.tsx";

/** A promo code: validated by the server, then applied to the price. */
export function CouponField() {
  const { m } = useLocale<"checkout">();
  const coupon = useCheckout((state) => state.coupon);
  return (
    <div className={styles.coupon}>
      <NoticeAlert placement="coupon" />
      {coupon ? <AppliedCoupon /> : <CouponForm words={m.checkout.coupon} />}
    </div>
  );
}

function AppliedCoupon() {
  const { locale, m } = useLocale<"checkout">();
  const { view } = useFlow();
  const coupon = useCheckout((state) => state.coupon);
  if (!coupon) return null;
  const words = m.checkout.coupon;
  const { hints, coupon_obstacle } = view.priced;
  const hint = hints.find(({ kind }) => kind === "coupon");
  const days = coupon.weekdays.map((weekday) => words.onDay(m.weekdays[weekday]));
  const obstacles: Record<CouponObstacle, string> = {
    weekday: words.otherDay(coupon.code, formatList(days, locale)),
    order_type: words.otherType[view.orderType](coupon.code),
  };
  return (
    <p className={styles.applied} data-idle={coupon_obstacle !== null} role="status">
      <Icon name="tag" />
      <span>
        {coupon_obstacle
          ? obstacles[coupon_obstacle]
          : hint
            ? words.waiting(coupon.code, formatMoney(hint.missing, locale))
            : words.applied(coupon.code)}
      </span>
      <IconButton
        icon="x"
        size={18}
        label={words.remove(coupon.code)}
        onClick={() => useCheckout.setState({ coupon: null })}
      />
    </p>
  );
}

type CouponFormProps = { words: MessagesOf["checkout"]["checkout"]["coupon"] };

function CouponForm({ words }: CouponFormProps) {
  const api = useApi();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<CouponProblem | null>(null);
  const isChecking = useCheckout((state) => state.isCheckingCode);
  const field = useRef<HTMLDivElement>(null);

  async function apply(event: FormEvent) {
    event.preventDefault();
    const wanted = code.trim();
    if (!wanted || isChecking) return;
    useCheckout.setState({ isCheckingCode: true });
    const reply = await api().coupon(wanted);
    useCheckout.setState({ isCheckingCode: false });
    if (reply.ok) {
      say(null);
      return useCheckout.setState({ coupon: reply.payload });
    }
    setProblem(couponProblem(reply.problem));
    field.current?.querySelector("input")?.focus();
  }

  if (!isOpen) {
    return (
      <OpenButton icon="tag" onOpen={() => setOpen(true)} fields={field}>
        {words.open}
      </OpenButton>
    );
  }
  return (
    <form id={id} noValidate className={styles.form} onSubmit={apply}>
      <div ref={field} className={styles.field}>
        <TextField
          label={words.label}
          name="coupon"
          value={code}
          error={problem ? words.problems[problem] : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={64}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(null);
          }}
        />
      </div>
      <Button type="submit" variant="secondary" aria-disabled={isChecking} className={styles.apply}>
        {isChecking ? words.checking : words.apply}
      </Button>
    </form>
  );
}
