import { z } from "zod";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { jobHandler } from "../jobs/job-handler.ts";
import type { JobType } from "../jobs/job-type.ts";
import { erasePersonInMails } from "../mail/erase-person.ts";
import type { Services } from "../services.ts";

const SECOND_MS = 1000;
const MAX_DELAY_MS = 3600 * SECOND_MS;

const payload = z.object({
  account_id: z.number(),
  /** Epoch milliseconds; another value in the account means that the deletion was undone. */
  deleted_at: z.number(),
  email: z.string().nullable(),
  pending_email: z.string().nullable(),
});
export type DeletedAccount = z.output<typeof payload>;

/** The erasure of a deleted account, due when its last undo link has expired. */
export const accountErasure: JobType<DeletedAccount> = { name: "erase_account", payload };

/** Tried until the database takes it. */
export const eraseDeletedAccount = jobHandler(
  accountErasure,
  { concurrency: 1, retryDelay: (attempts) => Math.min(2 ** attempts * SECOND_MS, MAX_DELAY_MS) },
  async ({ db }: Pick<Services, "db">, { payload: deleted }) => {
    await transact(db, (trx) => eraseAccount(trx, deleted));
    return { done: true };
  },
);

const ERASED_ACCOUNT = { first_name: "", last_name: "", phone: "", address: "" };

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
 * Erases a deleted account's personal data; nothing where the deletion was undone. Orders stay with
 * dishes and amounts, without name, contact, address and notes.
 */
export async function eraseAccount(trx: Trx, deleted: DeletedAccount): Promise<void> {
  const { account_id, deleted_at, email, pending_email } = deleted;
  const erased = await trx
    .updateTable("accounts")
    .set(ERASED_ACCOUNT)
    .where("id", "=", account_id)
    .where("deleted_at", "=", deleted_at)
    .executeTakeFirst();
  if (erased.numUpdatedRows === 0n) return;
  await trx.deleteFrom("saved_addresses").where("account_id", "=", account_id).execute();
  const undos = await trx
    .deleteFrom("email_undos")
    .where("account_id", "=", account_id)
    .returning("email")
    .execute();
  const earlier = undos.map((undo) => undo.email);
  await erasePersonInOrders(trx, deleted, [email, pending_email, ...earlier]);
}

/** Erases personal data of the orders placed with the account, or until its end with its e-mail. */
async function erasePersonInOrders(
  trx: Trx,
  { account_id, deleted_at, email }: DeletedAccount,
  addresses: readonly (string | null)[],
): Promise<void> {
  const ordersOfAccount = trx
    .selectFrom("orders")
    .select("id")
    .where((row) =>
      row.or([
        row("account_id", "=", account_id),
        row.and([row("email", "=", email ?? ""), row("created_at", "<=", deleted_at)]),
      ]),
    );
  const orderIds = (await ordersOfAccount.execute()).map((order) => order.id);
  await erasePersonInMails(trx, { addresses: await withoutAccount(trx, addresses), orderIds });
  await trx
    .updateTable("order_lines")
    .set({ note: "" })
    .where("order_id", "in", ordersOfAccount)
    .where("note", "<>", "")
    .execute();
  await trx.updateTable("orders").set(ERASED_CUSTOMER).where("id", "in", ordersOfAccount).execute();
}

/** Mails to an address that has an account now are that account's. */
async function withoutAccount(trx: Trx, all: readonly (string | null)[]): Promise<string[]> {
  const addresses = all.filter((address) => address !== null);
  if (addresses.length === 0) return [];
  const rows = await trx
    .selectFrom("accounts")
    .select("email")
    .where("email", "in", addresses)
    .execute();
  const taken = new Set(rows.map(({ email }) => email));
  return addresses.filter((address) => !taken.has(address));
}
