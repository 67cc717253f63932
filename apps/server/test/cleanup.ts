import { onTestFinished, TestRunner } from "vitest";

type Cleanup = () => void | Promise<void>;

const ofThisFile: Cleanup[] = [];

/** Runs `cleanup` when the current test ends; outside of a test, when the test file ends. */
export function defer(cleanup: Cleanup): void {
  if (TestRunner.getCurrentTest() === undefined) ofThisFile.push(cleanup);
  else onTestFinished(cleanup);
}

/** Runs in reverse order, as resources opened later may depend on those opened earlier. */
export async function cleanUpFile(): Promise<void> {
  for (const cleanup of ofThisFile.splice(0).reverse()) await cleanup();
}
