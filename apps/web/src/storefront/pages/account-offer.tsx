import { useLocale } from "../../i18n/locale-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { NonBreaking } from "../../ui/non-breaking.tsx";
import { keepReturnPath } from "../auth/return-path.ts";
import { useSession } from "../auth/session-store.ts";
import { keepTyped } from "../auth/typed.ts";
import type { PlacedOrder } from "../checkout/placing/placed-order.ts";
import styles from "./account-offer.module.css";

/**
 * Offers an account to a guest who has just ordered: orders appear in the account with the same
 * e-mail (wire.md, Checkout).
 */
export function AccountOffer({ order }: { order: PlacedOrder }) {
  const { m, href } = useLocale<"success">();
  const session = useSession((state) => state.session);
  const words = m.success.account;
  const orders = href("profile/ViewOrders");
  if (session?.isVerified)
    return (
      <ButtonLink to={orders} variant="secondary">
        {words.orders}
      </ButtonLink>
    );
  const { email, first_name } = order;
  return (
    <aside aria-labelledby="account-offer" className={styles.offer}>
      <h2 id="account-offer">{words.title}</h2>
      <p>
        {session ? words.unverified : <NonBreaking sentence={words.text(email)} part={email} />}
      </p>
      {session ? (
        <ButtonLink
          to={href("auth/verify")}
          variant="secondary"
          onClick={() => keepReturnPath(orders)}
        >
          {words.confirm}
        </ButtonLink>
      ) : (
        <ButtonLink
          to={href("auth/signup")}
          variant="secondary"
          onClick={() => {
            keepTyped({ email, first_name });
            keepReturnPath(orders);
          }}
        >
          {words.create}
        </ButtonLink>
      )}
    </aside>
  );
}
