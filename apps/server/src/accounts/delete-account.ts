import type { AccountRow } from "../db/account-tables.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { erasePersonInMails } from "../mail/erase-person.ts";
import type { Services } from "../services.ts";
import type { Done } from "./reset-password.ts";
import { endSessionsOf } from "./sessions.ts";

const ERASED_ACCOUNT = {
  email: null,
  first_name: "",
  last_name: "",
  phone: "",
  address: "",
  password_hash: "",
  pending_email: null,
};

const ERASED_CUSTOMER = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  phone_key: "",
  address: null,
  city: null,
  postal_code: null,
  floor: null,
  door_code: null,
  instructions: null,
  note: null,
  dietary: null,
  /** A hash of the customer's data, so it is erased with them. */
  fingerprint: "",
  account_id: null,
};

/**
 * Erases the account's personal data. Orders stay with dishes and amounts, without name, contact,
 * address and notes. The e-mail can be used for a new account, which sees none of these orders.
 */
export async function deleteAccount(
  { db, passwords, now }: Services,
  account: AccountRow,
  password: string,
): Promise<Done> {
  if (!(await passwords.matches(password, account.password_hash)))
    return { ok: false, problem: { code: "invalid_password" } };
  await transact(db, async (trx) => {
    await trx
      .updateTable("accounts")
      .set({ ...ERASED_ACCOUNT, deleted_at: now() })
      .where("id", "=", account.id)
      .execute();
    await erasePersonInOrders(trx, account, await previousEmails(trx, account.id));
    await endSessionsOf(trx, account.id);
    await trx.deleteFrom("codes").where("account_id", "=", account.id).execute();
    await trx.deleteFrom("saved_addresses").where("account_id", "=", account.id).execute();
    await trx.deleteFrom("email_undos").where("account_id", "=", account.id).execute();
  });
  return { ok: true };
}

async function previousEmails(trx: Trx, accountId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom("email_undos")
    .select("email")
    .where("account_id", "=", accountId)
    .execute();
  return rows.map(({ email }) => email);
}

/** Erases personal data of the orders placed with the account or with its e-mail. */
async function erasePersonInOrders(
  trx: Trx,
  account: AccountRow,
  earlier: readonly string[],
): Promise<void> {
  const { id, email, pending_email } = account;
  const ordersOfAccount = trx
    .selectFrom("orders")
    .select("id")
    .where((row) => row.or([row("account_id", "=", id), row("email", "=", email ?? "")]));
  const orderIds = (await ordersOfAccount.execute()).map((order) => order.id);
  await erasePersonInMails(trx, {
    addresses: [email, pending_email, ...earlier].filter((address) => address !== null),
    orderIds,
  });
  await trx
    .updateTable("order_lines")
    .set({ note: "" })
    .where("order_id", "in", ordersOfAccount)
    .where("note", "<>", "")
    .execute();
  await trx.updateTable("orders").set(ERASED_CUSTOMER).where("id", "in", ordersOfAccount).execute();
}
