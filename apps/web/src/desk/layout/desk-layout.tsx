import { Suspense, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { logFault } from "../../platform/log-fault.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AlarmBar } from "../alarm/alarm-bar.tsx";
import { keepAwake } from "../alarm/keep-awake.ts";
import { ChecksBar } from "../checks/checks-bar.tsx";
import { ConnectionBar } from "../connection/connection-bar.tsx";
import { useDeskConnection } from "../connection/use-desk-connection.ts";
import { useDesk } from "../desk-context.tsx";
import { DraftBar } from "../drafts/draft-bar.tsx";
import { SpokenState } from "../menu/spoken-state.tsx";
import { Notices } from "../notices/notices.tsx";
import { forgetOrders } from "../order-state/orders-store.ts";
import { OrderDialogs } from "../orders/order-dialogs.tsx";
import { useIsWide } from "../page/use-is-wide.ts";
import { ORDERING } from "../pause/ordering.ts";
import { PauseBar } from "../pause/pause-bar.tsx";
import { PrinterBar } from "../printing/printer-bar.tsx";
import { keepPush } from "../push/keep-push.ts";
import { usePushedOrder } from "../push/use-pushed-order.ts";
import { setMe, useSession } from "../session/session-store.ts";
import { StorageBar } from "../storage/storage-bar.tsx";
import { DemonstrationBar } from "./demonstration-bar.tsx";
import { DeskHeader } from "./desk-header.tsx";
import styles from "./desk-layout.module.css";
import type { MenuLink } from "./desk-menu.tsx";
import { ProxyBar } from "./proxy-bar.tsx";
import { StandingBars } from "./standing-bars.tsx";

const ASK_AGAIN_MS = 3000;

/**
 * Renders for signed-in staff members; others are redirected to the sign-in page, and back here
 * afterwards. `links` are those of the menu.
 */
export function DeskLayout({ links }: { links: readonly MenuLink[] }) {
  const me = useSession((session) => session.me);
  const { pathname } = useLocation();
  if (me === undefined) return <Unknown />;
  if (me === null) return <Navigate to="/sign-in" state={{ from: pathname }} replace />;
  return <OpenDesk key={me.person.id} links={links} />;
}

/** Orders arrive and ring on every page of the desk. */
function OpenDesk({ links }: { links: readonly MenuLink[] }) {
  const { m, api } = useDesk();
  useDeskConnection();
  usePushedOrder();
  useEffect(() => void keepPush(api).catch(logFault), [api]);
  useEffect(keepAwake, []);
  useEffect(() => forgetOrders, []);
  const isWide = useIsWide();
  const isFull = ORDERING.useShared((ordering) => ordering?.storage === "full");
  const alarm = (
    <section aria-label={m.now} className={styles.now}>
      <AlarmBar />
    </section>
  );
  return (
    <div className={styles.desk}>
      <div className={styles.bars} data-no-print>
        <DeskHeader links={links}>{isWide && alarm}</DeskHeader>
        {isWide && <ConnectionBar />}
      </div>
      <StandingBars>
        {!isWide && <ConnectionBar />}
        {/* Nothing is ordered while the disk is full; one that is filling up can wait. */}
        {isFull && <StorageBar />}
        {!isWide && alarm}
        <PauseBar />
        {!isFull && <StorageBar />}
        <PrinterBar />
        <ChecksBar />
        <ProxyBar />
        <DemonstrationBar />
      </StandingBars>
      <DraftBar />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <OrderDialogs />
      <SpokenState />
      <Notices />
    </div>
  );
}

function Loading() {
  return (
    <main className={styles.unknown} aria-busy="true">
      <Skeleton lines={3} size="card" />
    </main>
  );
}

/** The server has not reported yet who is signed in: it is polled. */
function Unknown() {
  const { m, api } = useDesk();
  useEffect(() => {
    const timer = setInterval(async () => {
      const me = await api.me();
      if (me.ok) setMe(me.payload);
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [api]);
  return (
    <main className={styles.unknown}>
      <p role="status">{m.connection.lost}</p>
      <Skeleton lines={3} size="card" />
    </main>
  );
}
