import { shortMomentAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { PaymentCheck } from "@noren/contract/staff/restaurant.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PAYMENT_CHECKS } from "../checks/payment-checks.ts";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { ReadState } from "../read/read-state.tsx";
import { useCommand } from "../use-command.ts";

/** Payments that need a manual check, until a staff member has seen them. */
export function PaymentsPage() {
  const { m, api } = useOffice();
  const { data, problem, refetch } = PAYMENT_CHECKS.useOnPage(api);
  return (
    <DeskPage title={m.nav.payments}>
      <p className={page.soft}>{m.payments.lead}</p>
      <ReadState data={data} problem={problem} refetch={refetch} lines={3} />
      {data?.checks.length === 0 && (
        <EmptyState title={m.payments.noneTitle} text={m.payments.noneText} />
      )}
      <ul className={page.rows}>
        {data?.checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
    </DeskPage>
  );
}

function CheckRow({ check }: { check: PaymentCheck }) {
  const { m, api, locale, restaurant } = useOffice();
  const { send, isBusy, message } = useCommand();
  const { id, kind, amount, done, created_at, seen_by, seen_at, intent_id, order_number } = check;
  const kinds: Record<string, string> = m.payments.kinds;
  const outcomes: Record<string, string> = m.payments.outcomes;

  async function see() {
    const checks = await send(() => api.markCheckSeen(id));
    if (checks) PAYMENT_CHECKS.put(checks.payload);
  }

  return (
    <li className={page.row}>
      <div className={page.words}>
        <strong>
          {formatMoney(amount, locale)} · {kinds[kind] ?? kind}
          {order_number && ` · ${m.card.order} ${order_number}`}
        </strong>
        <p className={page.soft}>
          {shortMomentAt(Date.parse(created_at), restaurant.timezone, locale)} ·{" "}
          {outcomes[done] ?? done}
        </p>
        <p className={page.soft}>
          <code>{intent_id}</code>
        </p>
      </div>
      {seen_at === null ? (
        <Button variant="secondary" disabled={isBusy} onClick={see}>
          {m.payments.seen}
        </Button>
      ) : (
        <p className={page.soft}>{m.payments.seenBy(seen_by ?? m.theSystem)}</p>
      )}
      {message && <Alert kind="error">{message}</Alert>}
    </li>
  );
}
