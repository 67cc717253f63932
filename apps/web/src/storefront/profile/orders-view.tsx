import { ORDERS_FIRST_PAGE } from "@noren/ordering/constants.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useQuery } from "../../platform/use-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { problemWords } from "../auth/problem-words.ts";
import { OrderCard } from "./order-card.tsx";
import styles from "./orders-view.module.css";
import { PageLinks } from "./page-links.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import type { ProfileViewProps } from "./profile-view.ts";
import { UnverifiedNotice } from "./unverified-notice.tsx";
import { useOrderAgain } from "./use-order-again.ts";
import { useOrders } from "./use-orders.ts";

/** Past orders, newest first, twenty per page (storefront.md §9). */
export function OrdersView({ session: { isVerified } }: ProfileViewProps) {
  const { m, href } = useLocale<"account">();
  const params = useQuery();
  const asked = Number(params.get("page"));
  const { state, reload } = useOrders(
    Number.isSafeInteger(asked) && asked > 0 ? asked : ORDERS_FIRST_PAGE,
  );
  const { reorder, refused } = useOrderAgain();
  const words = m.account.orders;

  if (state.kind === "loading") return <ProfileSkeleton page="profile/ViewOrders" />;
  if (state.kind === "refused") {
    if (!isVerified) return <UnverifiedNotice />;
    return (
      <Alert
        kind="error"
        action={
          <Button variant="secondary" onClick={reload}>
            {m.error.retry}
          </Button>
        }
      >
        {problemWords(state.problem, m.account.failures)}
      </Alert>
    );
  }
  const { orders, page, limit, total } = state.page;
  if (orders.length === 0)
    return (
      <EmptyState title={words.emptyTitle} text={words.emptyText}>
        <ButtonLink to={href(total > 0 ? "profile/ViewOrders" : "menu")} size="l">
          {total > 0 ? words.firstPage : m.cart.emptyAction}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ol className={styles.orders}>
        {orders.map((order) => (
          <li key={order.order_id}>
            <OrderCard
              order={order}
              isGone={refused === order.order_id}
              onReorder={() => reorder(order)}
            />
          </li>
        ))}
      </ol>
      <PageLinks page={page} pages={Math.ceil(total / Math.max(1, limit))} />
    </>
  );
}
