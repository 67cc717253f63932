import encodeQr from "qr";
import styles from "./second-factor.module.css";

/** Modules of quiet zone around the code, as the standard requires. */
const QUIET = 2;

/** Scanned by an authenticator app; rendered here, so that the secret is not sent anywhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQr(text, "raw", { ecc: "medium", border: QUIET });
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
