import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { readStored, restoreStored } from "../../test/restore-stored.ts";
import { openTestApp } from "../../test/test-app.ts";

const STORED = "0028-sample";
/** Bodies that the program of migration 0028 answered at the test clock's moment. */
const ANSWERS: Record<string, string> = JSON.parse(String(readStored(`${STORED}-answers.json`)));

onBothDatabases("a database of an older program", (databases) => {
  test.each(Object.keys(ANSWERS))(
    "GET %s of a migrated database has the bytes that it had before",
    async (key) => {
      const env = await databases.empty();
      await restoreStored(STORED, env);
      const { http } = await openTestApp(env);
      const [name, locale = ""] = key.split("-");
      const answer = await http.fetch(
        new Request(`http://localhost/v2/public/${name}`, {
          headers: { "accept-language": locale },
        }),
      );
      expect(await answer.text()).toBe(ANSWERS[key]);
    },
  );
});
