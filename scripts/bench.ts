import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";
import { runAll } from "./run-all.ts";

/** `npm run bench` runs every benchmark, `npm run bench -- pages` the named ones. */
const known = readdirSync(join(ROOT, "bench"))
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ""));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`No measurement is called ${unknown.join(", ")}; there are: ${known.join(", ")}.`);
  process.exit(1);
}

const build = { name: "build", command: ["node", "scripts/build.ts"] };
const measurements = (wanted.length > 0 ? wanted : known).map((name) => ({
  name,
  command: ["node", join("bench", `${name}.ts`)],
}));
process.exit(runAll([build, ...measurements]) === 0 ? 0 : 1);
