import { formatPercent } from "@noren/contract/format/percent.ts";
import type { Picture, PicturePoint } from "@noren/ordering/model.ts";
import type { KeyboardEvent, PointerEvent } from "react";
import { useOffice } from "../desk-context.tsx";
import styles from "./focus-point.module.css";

/** The focal point of a picture that has none of its own. */
export const MIDDLE: PicturePoint = { x: 0.5, y: 0.5 };

/** A picture whose middle is its focal point has none of its own. */
export function withFocus(picture: Picture, { x, y }: PicturePoint): Picture {
  const isMiddle = x === MIDDLE.x && y === MIDDLE.y;
  return { ...picture, focus: isMiddle ? undefined : { x, y } };
}

/** How far an arrow key moves the point, as a fraction of the picture. */
const STEP = 0.02;
const DIRECTIONS: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type FocusPointProps = { point: PicturePoint; onMove: (point: PicturePoint) => void };

/** The focal point on the positioned element that shows the picture: dragged, or moved by arrows. */
export function FocusPoint({ point, onMove }: FocusPointProps) {
  const { m, locale } = useOffice();
  const words = m.dish.photo;
  const percent = (fraction: number) => Math.round(fraction * 100);

  function drag(event: PointerEvent<HTMLElement>) {
    const { currentTarget: dot, pointerId } = event;
    if (dot.hasPointerCapture(pointerId) && dot.offsetParent)
      onMove(pointIn(dot.offsetParent, event));
  }

  function press(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    // The frame around the point moves by the same keys.
    event.stopPropagation();
    onMove(clamped(point.x + direction.x * STEP, point.y + direction.y * STEP));
  }

  return (
    <button
      type="button"
      role="slider"
      className={styles.point}
      style={{ left: `${percent(point.x)}%`, top: `${percent(point.y)}%` }}
      aria-label={words.focus}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(point.x)}
      aria-valuetext={words.focusAt(
        formatPercent(percent(point.x), locale),
        formatPercent(percent(point.y), locale),
      )}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}

/** The point of an element's box at a position of the viewport in px; the nearest if outside. */
export function pointIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): PicturePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return clamped((clientX - left) / width, (clientY - top) / height);
}

function clamped(x: number, y: number): PicturePoint {
  const within = (fraction: number) => Math.min(1, Math.max(0, Math.round(fraction * 100) / 100));
  return { x: within(x), y: within(y) };
}
