import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useSession } from "../session/session-store.ts";
import styles from "./proxy-bar.module.css";

/**
 * Tells owners that all visitors have the same address for the server, until the trusted proxy is
 * configured.
 */
export function ProxyBar() {
  const { m } = useDesk();
  const proxy = useSession(({ me }) => me?.untrusted_proxy ?? null);
  return (
    <div role="status">
      {proxy !== null && (
        <p className={styles.bar}>
          <DeskIcon name="warning" size={28} />
          <span>
            <strong>{m.proxy.untrusted}</strong>{" "}
            <span data-more>
              {m.proxy.untrustedText} <code>{`TRUST_PROXY=${proxy}`}</code>
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
