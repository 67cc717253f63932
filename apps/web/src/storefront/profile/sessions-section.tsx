import type { Credentials, OwnSession } from "@noren/contract/accounts.ts";
import type { AuthApi } from "@noren/contract/auth-api.ts";
import type { Reply } from "@noren/contract/call.ts";
import { formatMoment } from "@noren/contract/format/moments.ts";
import { useCallback, useEffect, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { IS_APP } from "../../platform/is-app.ts";
import { useSite } from "../../site-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { SessionList } from "../../ui/session-list.tsx";
import { asCustomer } from "../auth/as-customer.ts";
import { problemWords } from "../auth/problem-words.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";
import { useShop } from "../shop/shop-context.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";

type SessionCall = (api: AuthApi, who: Credentials) => Promise<Reply<OwnSession[]>>;

/**
 * The customer's sessions. The call is an extension of the contract: other servers are not asked.
 */
export function SessionsSection() {
  const { apiRoot } = useSite();
  return apiRoot === "" || IS_APP ? <OwnSessions /> : null;
}

function OwnSessions() {
  const { m, locale } = useLocale<"account">();
  const { timezone } = useShop().settings;
  const api = useAuthApi();
  /** Null while they are read; none where they cannot be. */
  const [sessions, setSessions] = useState<OwnSession[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { sessions: words, failures } = m.account;

  const send = useCallback((call: SessionCall) => asCustomer((who) => call(api(), who)), [api]);

  useEffect(() => {
    let isGone = false;
    void send((calls, who) => calls.sessions(who)).then((reply) => {
      if (!isGone) setSessions(reply?.ok ? reply.payload : []);
    });
    return () => {
      isGone = true;
    };
  }, [send]);

  async function end(id: string | null) {
    setBusy(true);
    const reply = await send((calls, who) => calls.endSessions(who, id));
    setBusy(false);
    if (reply?.ok) setSessions(reply.payload);
    setProblem(reply && !reply.ok ? problemWords(reply.problem, failures) : null);
  }

  if (sessions?.length === 0) return null;
  return (
    <ProfileSection title={words.title} text={words.text}>
      {problem && <Alert kind="error">{problem}</Alert>}
      {sessions ? (
        <SessionList
          sessions={sessions}
          words={words}
          moment={(instant) => formatMoment(Date.parse(instant), timezone, locale)}
          isBusy={isBusy}
          onEnd={(id) => void end(id)}
        />
      ) : (
        <ProfileSkeleton page="profile/ViewSecurity" lines={1} />
      )}
    </ProfileSection>
  );
}
