/** One run of a test tool; every test command of `package.json` is a list of suites. */
export type Suite = {
  name: string;
  command: string[];
  /** The format of its report; a check counts as one test and takes no filter. */
  tool: "vitest" | "playwright" | "check";
  env?: Record<string, string>;
};

const vitest = (name: string, ...projects: string[]): Suite => ({
  name,
  tool: "vitest",
  command: ["vitest", "run", ...projects.flatMap((project) => ["--project", project])],
});

const playwright = (name: string, ...args: string[]): Suite => ({
  name,
  tool: "playwright",
  command: ["playwright", "test", "--config", "tests/e2e/playwright.config.ts", ...args],
});

const check = (name: string, ...command: string[]): Suite => ({ name, tool: "check", command });

/** Needed by tests that start the server, and by the servers of the browser tests. */
const BUILD = check("build", "node", "scripts/build.ts");

/** The most important user journeys, on a phone: matched against project, file and title. */
const SMOKE = "^phone [^ ]+ .*@smoke";

const CHECKS = [
  check("types", "tsc", "-b"),
  check("format and lint", "biome", "check", "--error-on-warnings", "."),
  check("dead code", "knip"),
];

const SMOKE_TESTS = playwright("smoke", "--grep", SMOKE);

const TEST = [...CHECKS, BUILD, vitest("unit and API", "unit", "api"), SMOKE_TESTS];

/** Everything that `npm test` leaves out. */
const REST = [
  BUILD,
  vitest("SQLite", "sqlite"),
  vitest("postgres", "postgres"),
  // Kills processes and builds: not beside database tests.
  vitest("slow", "slow"),
  playwright("e2e but smoke", "--grep-invert", SMOKE),
];

/** Instants at which screens have shown other faults than in service; Paris has UTC+1 in winter. */
const INSTANTS = {
  "at night": "2027-01-15T02:00:00Z",
  "between services": "2027-01-14T13:50:00Z",
  "after closing": "2027-01-14T22:10:00Z",
  "at Christmas": "2026-12-25T18:30:00Z",
  "in the last minute of a month": "2027-01-31T22:59:00Z",
  "in the hour before the clocks go forward": "2027-03-28T00:00:00Z",
  "in the hour before the clocks go back": "2027-10-31T00:00:00Z",
};

/** Endings of test files that run without a build. */
const NO_BUILD = /(?<!\.(api|db|postgres|slow))\.test\.tsx?$/;

/**
 * What is left of suites where only some test files are wanted: the tools that have some of them,
 * without checks, and a build only where one of the files needs it.
 */
export function suitesWith(suites: readonly Suite[], files: readonly string[]): Suite[] {
  const isWanted = {
    vitest: files.some((file) => !file.endsWith(".spec.ts")),
    playwright: files.some((file) => file.endsWith(".spec.ts")),
    check: false,
  };
  const needsBuild = files.some((file) => !NO_BUILD.test(file));
  return suites.filter((suite) => isWanted[suite.tool] || (suite === BUILD && needsBuild));
}

export const SUITES: Record<string, Suite[]> = {
  check: CHECKS,
  test: TEST,
  rest: REST,
  all: [...TEST, ...REST],
  postgres: [BUILD, vitest("postgres", "postgres")],
  slow: [BUILD, vitest("slow", "slow")],
  e2e: [BUILD, playwright("e2e")],
  hours: [
    BUILD,
    ...Object.entries(INSTANTS).map(([name, at]) => ({
      ...playwright(`e2e ${name}`),
      env: { TEST_INSTANT: at },
    })),
  ],
};

/**
 * The same for some test files alone. `npm test` leaves out the tests of the embedded database, which
 * take minutes together; with a filter they are few.
 */
export const FILTERED: Record<string, Suite[]> = {
  ...SUITES,
  test: [BUILD, vitest("unit and API", "unit", "api", "sqlite"), SMOKE_TESTS],
};
