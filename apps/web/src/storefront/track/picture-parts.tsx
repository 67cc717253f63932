import type { ReactNode } from "react";
import styles from "./order-picture.module.css";

/** Parts of the picture of an order, each standing on the counter at y = 0 around x = 0. */

/** The order's slip, clipped to a small stand. */
export function Slip({ children }: { children?: ReactNode }) {
  return (
    <>
      <path className={styles.wood} d="M-34 0h68v-6h-68zM-3-6v-84h6v84z" />
      <g className={styles.hanging}>
        <path
          className={styles.sheet}
          d="M-26-88h52v62l-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5z"
        />
        <path className={styles.lines} d="M-16-74h22M-16-64h32M-16-54h26M-16-44h32" />
        <path className={styles.clip} d="M-9-94h18v10h-18z" />
        {children}
      </g>
    </>
  );
}

/** The seal of the restaurant on the slip. */
export function Stamp() {
  return (
    <g className={styles.stamp} transform="translate(14 -42) rotate(-12)">
      <circle r="15" />
      <path d="M-6 0l4.5 5 8-9" />
    </g>
  );
}

/** An earthenware pot with steam. */
export function Pot() {
  return (
    <>
      <Steam y={-64} />
      <path className={styles.clay} d="M-46-44H46C46-18 34-4 18-4h-36C-34-4-46-18-46-44z" />
      <path className={styles.clayDark} d="M-22-4h44v4h-44z" />
      <path className={styles.handles} d="M-46-36h-12M46-36h12" />
      <g className={styles.lid}>
        <path className={styles.clayDark} d="M-48-44C-42-60-24-64 0-64s42 4 48 20z" />
        <path className={styles.clay} d="M-9-71H9v7H-9z" />
      </g>
    </>
  );
}

/** A paper bag with the restaurant's crest. */
export function Bag() {
  return (
    <g className={styles.arriving}>
      <path className={styles.cord} d="M-16-70C-16-92-2-92-2-70M2-70C2-92 16-92 16-70" />
      <path className={styles.bag} d="M-36-70h72L32 0h-64z" />
      <path className={styles.fold} d="M-36-70h72l-1 8h-70z" />
      <g className={styles.crest} transform="translate(0 -32)">
        <circle r="15" />
        <path d="M-6-9c-2 6-2 12 0 18M0-10v20M6-9c2 6 2 12 0 18" />
      </g>
    </g>
  );
}

/** A bicycle with the order on its rack. */
export function Bicycle() {
  return (
    <>
      <path className={styles.road} d="M-150-8h34M-132-26h22M-146-44h16" />
      <g className={styles.riding}>
        <Wheel x={-36} />
        <Wheel x={38} />
        <path
          className={styles.frame}
          d="M-36-22L-14-56H26L2-22H-36M2-22L-16-62M38-22L22-68h12M-24-62h16"
        />
        <path className={styles.bag} d="M-62-84h36v32h-36z" />
        <path className={styles.fold} d="M-62-84h36v7h-36z" />
      </g>
    </>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -22)`}>
      <g className={styles.wheel}>
        <circle r="21" />
        <path d="M-21 0h42M0-21v42" />
      </g>
    </g>
  );
}

/** A bowl of noodles with chopsticks. */
export function Bowl() {
  return (
    <>
      <Steam y={-60} />
      <path className={styles.sticks} d="M18-46L64-92M28-46L74-84" />
      <path className={styles.broth} d="M-50-44c0-9 100-9 100 0z" />
      <circle className={styles.egg} cx="-18" cy="-47" r="7" />
      <path className={styles.bowl} d="M-54-44H54C54-20 38-6 20-6h-40C-38-6-54-20-54-44z" />
      <path className={styles.bowlBand} d="M-52-36h104l-2 7h-100z" />
      <path className={styles.clayDark} d="M-20-6h40v6h-40z" />
    </>
  );
}

/** The restaurant's curtain, let down: it cannot serve this order. */
export function ClosedNoren() {
  return (
    <>
      <path className={styles.wood} d="M-92-108h184v6H-92z" />
      <g className={styles.cloth}>
        {[-84, -42, 0, 42].map((x) => (
          <path key={x} d={`M${x}-102h41v94q-20 5-41 0z`} />
        ))}
      </g>
      <g className={styles.clothCrest} transform="translate(0 -56)">
        <circle r="20" />
        <path d="M-8-12c-3 8-3 16 0 24M0-14v28M8-12c3 8 3 16 0 24" />
      </g>
    </>
  );
}

/** The slip, crossed out. */
export function CrossedSlip() {
  return (
    <Slip>
      <path className={styles.cross} d="M-20-80L20-40M20-80L-20-40" />
    </Slip>
  );
}

function Steam({ y }: { y: number }) {
  return (
    <g className={styles.steam} transform={`translate(0 ${y})`}>
      <path d="M-20-4c-8-8 6-14-2-24" />
      <path d="M0-8c-8-8 6-14-2-26" />
      <path d="M20-4c-8-8 6-14-2-24" />
    </g>
  );
}
