import encodeQr from "qr";
import styles from "./second-factor.module.css";

/** Modules of the quiet zone that the standard asks for around the code. */
const QUIET = 2;

/** Read by the camera of an app; drawn here, so that the secret goes nowhere. */
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
