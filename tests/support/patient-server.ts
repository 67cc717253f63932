import { run } from "../../apps/server/src/run.ts";
import { PATIENT_TIMEOUTS } from "../../apps/server/test/patient-timeouts.ts";

// The program as `npm start` runs it, on a machine where everything is slow.
await run(process.env, { timeouts: PATIENT_TIMEOUTS });
