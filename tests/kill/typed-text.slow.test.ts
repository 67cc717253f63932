import { expect, test, vi } from "vitest";
import { defer } from "../../apps/server/test/cleanup.ts";
import { onBothDatabases } from "../../apps/server/test/databases.ts";
import { Random } from "../../apps/server/test/simulation/random.ts";
import { DESK, deskOn } from "../e2e/pages/desk.ts";
import { deskClient, OWNER, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { startKillableBrowser } from "../support/killable-browser.ts";
import { startTestServer } from "../support/test-server.ts";
import { startTwoInstances } from "../support/two-instances.ts";
import { recordedValues, type TypedField, typedFields } from "./typed-fields.ts";

/**
 * `KILLS=100 SEED=7` kills a hundred times on each database, from seed 7; each takes two seconds or
 * so. The ordinary run has each of `combinations` once, and no more.
 */
const { KILLS } = process.env;
const FIRST_SEED = Number(process.env.SEED ?? 1);
/** What was typed within this time before a kill may be lost, in milliseconds. */
const MAY_BE_LOST_MS = 1000;
const SAVED_MS = 60_000;
const SHOWN_MS = 5_000;

// Milliseconds; on a loaded machine each kill takes seconds.
vi.setConfig({ testTimeout: 900_000 });

/** Of a random kill, mostly tabs: a browser and a server take a second to start. */
const VICTIMS = ["tab", "tab", "tab", "tab", "crashed tab", "browser", "server"] as const;

type Kill = {
  field: TypedField;
  text: string;
  victim: (typeof VICTIMS)[number];
  /** Keys of the text that are typed before. */
  keys: number;
  /** Whether the field is left, and so its save under way. */
  isLeft: boolean;
  /** Whether the page is loaded again after the server was killed. */
  isReloaded: boolean;
};

/** What differs for what was typed: who is killed, whether a save is under way, and where. */
type Combination = Pick<Kill, "victim" | "isLeft"> & { places: TypedField[] };

/** Each victim, with and without a save under way, in the price list and in two fields of a dish. */
function combinations(all: readonly TypedField[]): Combination[] {
  const parts = [
    all.filter(({ path }) => path.endsWith("mode=prices")),
    all.filter(({ field }) => field === "name"),
    all.filter(({ field }) => field === "description"),
  ];
  return parts.flatMap((places) =>
    (["tab", "browser", "server"] as const).flatMap((victim) =>
      [true, false].map((isLeft) => ({ places, victim, isLeft })),
    ),
  );
}

let halves = 0;
onBothDatabases("what is typed at the desk", (databases) => {
  const seed = FIRST_SEED + halves++;

  test(`is neither lost nor applied twice, whatever is killed between two keystrokes (seed ${seed})`, async () => {
    const random = new Random(seed);
    const { DATABASE_URL } = await databases.empty();
    // On PostgreSQL one of two instances is killed.
    const server =
      DATABASE_URL === undefined
        ? await startTestServer(STAFF_ENVIRONMENT)
        : await startTwoInstances({ ...STAFF_ENVIRONMENT, DATABASE_URL });
    defer(server.close);
    const browser = await startKillableBrowser();
    defer(browser.close);
    let page = await browser.context().newPage();
    await page.goto(`${server.url}/fr/desk`);
    await deskOn(page).fillSignIn(OWNER);
    await deskOn(page).expectInbox();

    const api = await deskClient(server);
    const fields = await typedFields(api);
    const typed = new Map(fields.map((field): [TypedField, unknown[]] => [field, []]));

    async function type({ field }: Kill, text: string): Promise<void> {
      for (const key of text) await field.input(page).press(key === " " ? "Space" : key);
    }

    async function leave({ field, isLeft }: Kill): Promise<void> {
      if (isLeft) await field.input(page).press(field.leave);
    }

    async function crash(): Promise<void> {
      const crashed = page.waitForEvent("crash");
      const session = await page.context().newCDPSession(page);
      session.send("Page.crash").catch(() => {});
      await crashed;
      await page.close();
    }

    async function openAgain({ field }: Kill): Promise<void> {
      page = await browser.context().newPage();
      await page.goto(`${server.url}${field.path}`);
    }

    async function act(kill: Kill): Promise<void> {
      if (kill.victim === "browser") {
        // The rule is about this second: what was typed before it may not be lost.
        await page.waitForTimeout(MAY_BE_LOST_MS);
        await leave(kill);
        await type(kill, kill.text.slice(kill.keys, kill.keys + 1));
        await browser.killAndRestart();
        await openAgain(kill);
      } else if (kill.victim === "server") {
        await Promise.all([leave(kill), server.crashAndRestart()]);
        if (kill.isReloaded) await page.reload();
      } else {
        await leave(kill);
        await (kill.victim === "tab" ? page.close() : crash());
        await openAgain(kill);
      }
    }

    /** The text is there to its last key, as the value or as what was not saved. */
    async function expectKept({ field, text, keys }: Kill): Promise<void> {
      const retry = page.getByRole("button", { name: DESK.tryAgain, exact: true });
      const shown = async () => {
        // A call may take too long on a loaded machine: a person presses the button that says so.
        // Dispatched, since a click would take the focus, and so save what is typed only in part.
        if (await retry.isVisible()) await retry.dispatchEvent("click");
        return field.input(page).inputValue({ timeout: SHOWN_MS }).catch(String);
      };
      await expect
        .poll(shown, { timeout: SAVED_MS })
        .toSatisfy((now: string) => now.startsWith(text.slice(0, keys)) && text.startsWith(now));
    }

    let path = "";
    /** Mostly on the page that is open. */
    function randomCombination(): Combination {
      const near = random.chance(0.8) ? fields.filter((field) => field.path === path) : [];
      return {
        places: near.length > 0 ? near : fields,
        victim: random.one(VICTIMS),
        isLeft: random.chance(0.3),
      };
    }

    const first = combinations(fields);
    function nextKill(number: number): Kill {
      const { places, victim, isLeft } = first[number] ?? randomCombination();
      const field = places[random.between(0, places.length - 1)] as TypedField;
      const text = field.text(number);
      // A field that is left has its whole text.
      const keys = isLeft ? text.length : random.between(1, text.length);
      return { field, text, victim, keys, isLeft, isReloaded: random.chance(0.5) };
    }

    for (let number = 0; number < Number(KILLS ?? first.length); number++) {
      const kill = nextKill(number);
      const { field, text, keys } = kill;
      const what = `seed ${seed}, kill ${number}: ${JSON.stringify(kill)}`;
      if (field.path !== path) await page.goto(`${server.url}${field.path}`);
      path = field.path;
      const input = () => field.input(page);
      await input().press("ControlOrMeta+A");
      await type(kill, text.slice(0, keys));
      await act(kill);

      try {
        await expectKept(kill);
        await input().fill(text);
        await input().press(field.leave);
        const last = async () => (await recordedValues(api, field)).at(-1);
        await expect.poll(last, { timeout: SAVED_MS }).toBe(field.stored(text));
      } catch (cause) {
        const shown = await page.locator("body").innerText();
        throw new Error(`${what}; ${String(cause)}; on the page: ${shown}`, { cause });
      }
      typed.get(field)?.push(field.stored(text));
    }
    for (const [field, values] of typed)
      expect(await recordedValues(api, field), `${field.target} ${field.field}`).toEqual(values);
  });
});
