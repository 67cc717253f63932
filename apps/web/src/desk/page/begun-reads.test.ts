import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import { expect, test } from "vitest";
import { withBegunReads } from "./begun-reads.ts";

const PEOPLE = { people: [], invitations: [] };

/** A client whose answers have these statuses, in turn. */
function clientAnswering(...statuses: number[]) {
  const asked: string[] = [];
  const api = createStaffApi("", async (request) => {
    asked.push(new URL(request.url).pathname);
    const status = statuses[asked.length - 1] ?? 200;
    const answer = status === 200 ? { payload: PEOPLE } : { status: "error", code: "forbidden" };
    return Response.json(answer, { status });
  });
  return { api, asked };
}

test("a read is begun before its first use, which gets that answer; the next one asks again", async () => {
  const { api, asked } = clientAnswering();
  const { people } = withBegunReads(api, ["people"]);
  expect(asked).toEqual(["/v2/staff/people"]);
  await people();
  expect(asked).toHaveLength(1);
  await people();
  expect(asked).toHaveLength(2);
});

test("a begun read that was refused, since nobody was signed in then, is made again", async () => {
  const { api, asked } = clientAnswering(401, 200);
  const { people } = withBegunReads(api, ["people"]);
  await people();
  expect(asked).toHaveLength(2);
});

test("no other call is made", () => {
  const { api, asked } = clientAnswering();
  expect(withBegunReads(api, []).people).toBe(api.people);
  expect(asked).toEqual([]);
});
