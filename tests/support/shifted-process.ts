import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { shiftDate, startTestClock, testClockOffset } from "./test-clock.ts";

// Imported first by every process of a run with a clock of its own: the tests and their servers.
startTestClock();
shiftDate(testClockOffset());

// Node writes this header by the machine's clock, which its modules keep.
subscribe("http.server.request.start", (message) => {
  const { response } = message as { response: ServerResponse };
  response.setHeader("date", new Date().toUTCString());
});
