import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { files } from "./import-graph.ts";
import { ROOT } from "./root.ts";

/** Answers of `createRoute` are compared with nothing; those of `addCall` are typed and encoded. */
test("only streams, tickets and answers sent as stored bytes are routes declared by hand", () => {
  const byHand = files.filter((file) =>
    readFileSync(join(ROOT, file), "utf8").includes("createRoute("),
  );
  expect(byHand.sort()).toEqual([
    "apps/server/src/catalogue/routes.ts",
    "apps/server/src/http/api-call.ts",
    "apps/server/src/staff/event-routes.ts",
    "apps/server/src/staff/printing-routes.ts",
    "apps/server/src/tracking/routes.ts",
  ]);
});
