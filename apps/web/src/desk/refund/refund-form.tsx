import { formatMoney } from "@noren/contract/format/money.ts";
import type { DeskOrder, DeskOrderDetail } from "@noren/contract/staff/orders.ts";
import { useCallback, useState } from "react";
import type { DeskMessages } from "../../i18n/desk-fr.ts";
import { randomId } from "../../platform/random-id.ts";
import { Alert } from "../../ui/alert.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDesk } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { closeOrderDialog } from "../dialog/order-dialog-store.ts";
import { QuestionFoot } from "../dialog/question-foot.tsx";
import { say } from "../notices/notices-store.ts";
import { toCollect } from "../order-state/to-collect.ts";
import { Form } from "../page/form.tsx";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { useCommand } from "../use-command.ts";
import styles from "./refund-form.module.css";
import { RefundedDelivery } from "./refunded-delivery.tsx";
import { RefundedLines } from "./refunded-lines.tsx";
import { requestOf, type WantedRefund, worthOf } from "./wanted-refund.ts";

/** Refunds items by quantity, or an amount. The refund is shown before it is sent. */
export function RefundForm({ order }: { order: DeskOrder }) {
  const { m, api } = useDesk();
  const { order_id, number } = order;
  const read = useCallback(() => api.order(order_id), [api, order_id]);
  const { data, problem, refetch } = useRead(read);
  return (
    <>
      <DialogHead title={m.refund.title(number)} />
      <div className={dialog.body}>
        <ReadState data={data} problem={problem} refetch={refetch} lines={4} size="field" />
        {data && data.refundable.amount === 0 && <p>{m.refund.nothingLeft}</p>}
        {data && data.refundable.amount > 0 && (
          <RefundChoice order={order} detail={data} refetch={refetch} />
        )}
      </div>
    </>
  );
}

type RefundChoiceProps = { order: DeskOrder; detail: DeskOrderDetail; refetch: () => void };

function RefundChoice({ order, detail, refetch }: RefundChoiceProps) {
  const { m, api, locale } = useDesk();
  const { send, isBusy, message } = useCommand();
  const { refundable } = detail;
  const [key, setKey] = useState(() => randomId(crypto));
  const [way, setWay] = useState<WantedRefund["way"]>("lines");
  const [pieces, setPieces] = useState(() => refundable.lines.map(() => 0));
  const [delivery, setDelivery] = useState(false);
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const wanted: WantedRefund = way === "lines" ? { way, pieces, delivery } : { way, typed };
  const worth = worthOf(wanted, refundable);
  const left = formatMoney(refundable.amount, locale);
  const isWrong = worth === 0 || worth > refundable.amount;
  const typedProblem = worth === 0 ? m.refund.wrongAmount : m.refund.left(left);

  async function refund() {
    setAsked(true);
    if (isWrong) return;
    const { order_id, number } = order;
    const request = { ...requestOf(wanted, refundable), key, reason: reason.trim() };
    if (!(await send(() => requestRefund(request)))) return;
    closeOrderDialog();
    const said = m.refund[saidOf(order)];
    say({ about: order_id, kind: "done", text: said(number, formatMoney(worth, locale)) });
  }

  /** What is left is read again where it is not what this form shows. */
  async function requestRefund(request: Parameters<typeof api.refund>[1]) {
    const reply = await api.refund(order.order_id, request);
    const code = reply.ok ? null : reply.problem.code;
    if (code === "refund_recorded") setKey(randomId(crypto));
    if (code === "refund_recorded" || code === "refund_exceeds_payment") refetch();
    return reply;
  }

  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={refund}>
      {message && <Alert kind="error">{message}</Alert>}
      <Segmented
        label={m.refund.how}
        segments={(["lines", "amount"] as const).map((value) => {
          return { value, label: m.refund.ways[value] };
        })}
        value={way}
        onChange={setWay}
      />
      {way === "lines" ? (
        <>
          <RefundedLines order={order} amounts={refundable.lines} pieces={pieces} set={setPieces} />
          {order.delivery > 0 && (
            <RefundedDelivery amount={refundable.delivery} isBack={delivery} set={setDelivery} />
          )}
          {order.discount + order.coupon_discount > 0 && (
            <p className={dialog.hint}>{m.refund.paidAfterDiscount}</p>
          )}
        </>
      ) : (
        <TextField
          label={m.refund.amount}
          hint={m.refund.left(left)}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isAsked && isWrong ? typedProblem : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {way === "lines" && isAsked && isWrong && (
        <p role="alert" className={styles.problem}>
          {m.refund.choose}
        </p>
      )}
      <QuestionFoot
        comment={{
          label: m.refund.reason,
          hint: m.refund.reasonHint,
          value: reason,
          onChange: setReason,
        }}
        follows={followsOf(order, m.refund)}
        submit={m.refund.submit(worth > 0 ? formatMoney(worth, locale) : null)}
        isBusy={isBusy}
      >
        <p className={styles.total}>
          <span>{m.refund.total}</span>
          <strong className="tabular" aria-live="polite">
            {formatMoney(worth, locale)}
          </strong>
        </p>
      </QuestionFoot>
    </Form>
  );
}

/** What is said once it is refunded: of cash that nobody has paid, there is less to collect. */
function saidOf(order: DeskOrder): "asked" | "collectLess" | "done" {
  if (order.payment_method === "card") return "asked";
  return toCollect(order) === null ? "done" : "collectLess";
}

/** Text about the source of the money. */
function followsOf(order: DeskOrder, words: DeskMessages["refund"]): string {
  if (toCollect(order) !== null) return words.takenOff;
  if (order.demonstration) return words.demonstration;
  return order.payment_method === "card" ? words.byCard : words.inCash;
}
