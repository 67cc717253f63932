import { onTestFinished, TestRunner } from "vitest";

type Cleanup = () => void | Promise<void>;

const ofThisFile: Cleanup[] = [];

/** Runs `cleanup` when the test that asks is over; asked outside of a test, when its file is. */
export function defer(cleanup: Cleanup): void {
  if (TestRunner.getCurrentTest() === undefined) ofThisFile.push(cleanup);
  else onTestFinished(cleanup);
}

/** Newest first, as what was opened later may depend on what was opened before. */
export async function cleanUpFile(): Promise<void> {
  for (const cleanup of ofThisFile.splice(0).reverse()) await cleanup();
}
