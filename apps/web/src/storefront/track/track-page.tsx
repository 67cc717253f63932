import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MessagePage } from "../layout/message-page.tsx";
import { PageBand } from "../layout/page-band.tsx";
import styles from "./track-page.module.css";
import { trackPath } from "./track-path.ts";
import { TrackView } from "./track-view.tsx";
import { useTracking } from "./use-tracking.ts";

/** Keys of this visit, by order: a change of language does not carry the query along. */
const known = new Map<string, string>();

/** The page is the same for every order until the browser has read its key. */
export function TrackPage() {
  const hydrated = useHydrated();
  const { order_id = "" } = useParams();
  const { search } = useLocation();
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const given = hydrated ? new URLSearchParams(search).get("key") : null;
  if (given) known.set(order_id, given);
  const key = given ?? known.get(order_id) ?? "";

  useEffect(() => {
    if (!given && key) navigate(trackPath(order_id, key, prefix), { replace: true });
  }, [given, key, order_id, prefix, navigate]);

  return hydrated ? <Track orderId={order_id} orderKey={key} /> : <Loading />;
}

function Track({ orderId, orderKey }: { orderId: string; orderKey: string }) {
  const { locale, href } = useLocale();
  const words = TRACK_WORDS[locale];
  const { state, again } = useTracking(orderId, orderKey);
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
        <Button onClick={again}>{words.retry}</Button>
      )}
    </MessagePage>
  );
}

function Loading() {
  const { locale, m } = useLocale();
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
