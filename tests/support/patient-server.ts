import { run } from "../../apps/server/src/run.ts";
import { PATIENT_TIMEOUTS } from "../../apps/server/test/patient-timeouts.ts";

// The program as `npm start` runs it, on a machine where everything is slow. Commands of the staff
// take effect at once, but for tests of their undo.
const holdMs = Number(process.env.TEST_HOLD_MS ?? 0);
await run(process.env, { timeouts: PATIENT_TIMEOUTS, holdMs });
