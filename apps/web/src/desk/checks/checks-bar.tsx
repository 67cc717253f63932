import { useEffect } from "react";
import { useLocation } from "react-router";
import { Link } from "../../ui/link.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import bar from "../printing/printer-bar.module.css";
import { useMay } from "../session/session-store.ts";
import { PAYMENT_CHECKS, useUnseenChecks } from "./payment-checks.ts";

const PAGE = "/payments";

/** Shows payments to check on every page, until a staff member has seen them. */
export function ChecksBar() {
  const { m, api } = useDesk();
  const mayRead = useMay("see_payment_checks");
  useEffect(() => {
    if (mayRead) return PAYMENT_CHECKS.keep(api);
    PAYMENT_CHECKS.put(null);
  }, [api, mayRead]);
  const { pathname } = useLocation();
  const unseen = useUnseenChecks();
  return (
    <div role="status">
      {unseen > 0 && pathname !== PAGE && (
        <Link to={PAGE} className={bar.bar}>
          <DeskIcon name="credit-card" size={28} />
          <span className={bar.words}>
            <strong>{m.paymentsToCheck(unseen)}</strong>
          </span>
          <DeskIcon name="caret-right" />
        </Link>
      )}
    </div>
  );
}
