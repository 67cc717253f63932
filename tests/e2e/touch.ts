import type { CDPSession, Locator } from "@playwright/test";

type Point = { x: number; y: number };

/** Where an element is once the page stands still, in CSS pixels. */
export async function middleOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An event of one finger; without a point it leaves the screen. */
export async function touch(
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  point?: Point,
): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
}

/** A finger that goes from one point to another in steps of a few pixels, and stays down. */
export async function drag(session: CDPSession, from: Point, to: Point, steps = 12): Promise<void> {
  await touch(session, "touchStart", from);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    await touch(session, "touchMove", { x, y });
  }
}
