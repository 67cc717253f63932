import { useLocation } from "react-router";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Link } from "../../../ui/link.tsx";
import { keepReturnPath } from "../../auth/return-path.ts";
import { useSession } from "../../auth/session-store.ts";
import styles from "./who-orders.module.css";

/** The account that the order belongs to, or a link to sign in, which is optional. */
export function WhoOrders() {
  const { m, href } = useLocale<"checkout">();
  const { pathname, search } = useLocation();
  const session = useSession((state) => state.session);
  const words = m.checkout.account;
  const comeBack = () => keepReturnPath(`${pathname}${search}`);
  if (!session)
    return (
      <p className={styles.who}>
        {words.known}{" "}
        <Link to={href("auth/login")} onClick={comeBack}>
          {words.logIn}
        </Link>
      </p>
    );
  return (
    <p className={styles.who}>
      {session.isVerified ? words.as(session.user.email) : words.unverified}{" "}
      {session.isVerified ? (
        <Link to={href("profile")}>{words.profile}</Link>
      ) : (
        <Link to={href("auth/verify")} onClick={comeBack}>
          {words.confirm}
        </Link>
      )}
    </p>
  );
}
