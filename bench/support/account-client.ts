import type { TestServer } from "../../tests/support/test-server.ts";
import { waitForMails } from "../../tests/support/written-mails.ts";

const PASSWORD = "sept lanternes au vent";

/** Signs up and verifies an account by its mailed code; returns the query with its credentials. */
export async function signedUp(
  { url, dataDir }: TestServer,
  email: string,
): Promise<URLSearchParams> {
  const auth = `${url}/v2/public/auth`;
  await fetch(`${auth}/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      first_name: "R",
      last_name: "R",
      phone: "1",
      email,
      password: PASSWORD,
    }),
  });
  const [mail] = await waitForMails(dataDir, "code", 1);
  const otp = /\b\d{6}\b/.exec(mail?.subject ?? "")?.[0] ?? "";
  const answer = await fetch(`${auth}/verify-otp?${new URLSearchParams({ otp, email })}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  return new URLSearchParams({ token, user_id: String(user.id) });
}
