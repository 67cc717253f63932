import { useParams } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./track-page.module.css";
import { trackPath } from "./track-path.ts";
import { TrackView } from "./track-view.tsx";
import { useLinkKey } from "./use-link-key.ts";
import { useTracking } from "./use-tracking.ts";

/** The server renders the same page for every order; the browser reads the key. */
export function TrackPage() {
  const { order_id = "" } = useParams();
  const { prefix } = useLocale();
  const key = useLinkKey(`track/${order_id}`, (key) => trackPath(order_id, key, prefix));
  return key === null ? <Loading /> : <Track orderId={order_id} orderKey={key} />;
}

function Track({ orderId, orderKey }: { orderId: string; orderKey: string }) {
  const { locale, href } = useLocale();
  const words = TRACK_WORDS[locale];
  const { state, refetch } = useTracking(orderId, orderKey);
  if (state.kind === "known") return <TrackView tracking={state.tracking} isLive={state.isLive} />;
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
