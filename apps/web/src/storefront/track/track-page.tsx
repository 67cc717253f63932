import { useParams } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { useNow } from "../../platform/use-now.ts";
import { trackPath } from "../../track-path.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./track-page.module.css";
import { TrackView } from "./track-view.tsx";
import { useCancel } from "./use-cancel.ts";
import { type FirstTracking, useFirstTracking } from "./use-first-tracking.ts";
import { useLinkKey } from "./use-link-key.ts";
import { useTracking } from "./use-tracking.ts";

/** A link to another order, which the phone app follows in place, shows nothing of the one before. */
export function TrackPage() {
  const { order_id = "" } = useParams();
  return <OrderPage key={order_id} orderId={order_id} />;
}

/**
 * The server renders the order of the link; for a link that is not the order's it renders the same
 * page for all, and the browser asks the API with the key.
 */
function OrderPage({ orderId }: { orderId: string }) {
  const { prefix } = useLocale();
  const first = useFirstTracking(orderId);
  const linked = useLinkKey(`track/${orderId}`, (key) => trackPath(orderId, key, prefix));
  const key = linked ?? first?.key ?? null;
  if (key === null) return <Loading />;
  return <Track orderId={orderId} orderKey={key} first={first} />;
}

type TrackProps = { orderId: string; orderKey: string; first: FirstTracking | null };

function Track({ orderId, orderKey, first }: TrackProps) {
  const { locale, href } = useLocale();
  const words = TRACK_WORDS[locale];
  const { state, refetch, take, api } = useTracking(orderId, orderKey, first?.tracking ?? null);
  const cancelling = useCancel(() => api.cancelOrder(orderId, orderKey), {
    onCancelled: take,
    refetch,
  });
  const now = useNow() ?? first?.now ?? serverNow();
  if (state.kind === "known")
    return (
      <TrackView
        tracking={state.tracking}
        isLive={state.isLive}
        now={now}
        cancelling={cancelling}
      />
    );
  if (state.kind === "loading") return <Loading />;
  const isGone = state.kind === "gone";
  return (
    <MessagePage
      heading={isGone ? words.goneTitle : words.failedTitle}
      text={isGone ? words.goneText : words.failedText}
    >
      {isGone ? (
        <ButtonLink to={href("menu")}>{words.toMenu}</ButtonLink>
      ) : (
        <Button onClick={refetch}>{words.retry}</Button>
      )}
    </MessagePage>
  );
}

function Loading() {
  const { locale, m } = useLocale<"account">();
  return (
    <>
      <PageBand title={m.titles.track} />
      <div className={styles.body} aria-busy="true">
        <p className="visually-hidden">{TRACK_WORDS[locale].loading}</p>
        <Skeleton lines={4} size="card" />
      </div>
    </>
  );
}
