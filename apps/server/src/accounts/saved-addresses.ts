import { lineOf, partsOf } from "@noren/contract/address-line.ts";
import type {
  ChangedAddresses,
  SavedAddress,
  SavedAddresses,
} from "@noren/contract/addresses-api.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { AddressFields } from "@noren/contract/saved-addresses.ts";
import { DEFAULT_COUNTRY } from "@noren/ordering/constants.ts";
import type { AccountRow, SavedAddressRow } from "../db/account-tables.ts";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { lockAccount } from "./lock-account.ts";
import { wireUser } from "./wire-user.ts";

export const MAX_ADDRESSES = 10;

export type ChangeAddressesResult =
  | { ok: true; changed: ChangedAddresses }
  | { ok: false; problem: Problem };

/** Lists the account's addresses, the default first, then the oldest. */
export async function listAddresses(db: Db, accountId: number): Promise<SavedAddresses> {
  const rows = await rowsOf(db, accountId);
  return { addresses: rows.map(wireAddress), limit: MAX_ADDRESSES };
}

/** The first address is the default, whatever `is_default` says. */
export function addAddress(
  db: Db,
  account: AccountRow,
  sent: AddressFields,
): Promise<ChangeAddressesResult> {
  return change(db, account, async (trx, known) => {
    if (known.length >= MAX_ADDRESSES) return "too_many_addresses";
    const isDefault = sent.is_default || !known.some((row) => row.is_default === 1);
    if (isDefault) await clearDefault(trx, account.id);
    await trx
      .insertInto("saved_addresses")
      .values({
        account_id: account.id,
        ...columnsOf(sent),
        is_default: isDefault ? 1 : 0,
      })
      .execute();
    return null;
  });
}

/** Replaces all fields of an address. The default stays the default until another one is. */
export function changeAddress(
  db: Db,
  account: AccountRow,
  { id, ...sent }: AddressFields & { id: number },
): Promise<ChangeAddressesResult> {
  return change(db, account, async (trx, known) => {
    if (!known.some((row) => row.id === id)) return "not_found";
    if (sent.is_default) await clearDefault(trx, account.id);
    await trx
      .updateTable("saved_addresses")
      .set({ ...columnsOf(sent), ...(sent.is_default && { is_default: 1 }) })
      .where("id", "=", id)
      .execute();
    return null;
  });
}

/** After the default is deleted, the oldest address is the default. */
export function deleteAddress(
  db: Db,
  account: AccountRow,
  id: number,
): Promise<ChangeAddressesResult> {
  return change(db, account, async (trx, known) => {
    const deleted = known.find((row) => row.id === id);
    if (!deleted) return "not_found";
    await trx.deleteFrom("saved_addresses").where("id", "=", id).execute();
    const next = known.find((row) => row.id !== id);
    if (deleted.is_default === 1 && next)
      await trx
        .updateTable("saved_addresses")
        .set({ is_default: 1 })
        .where("id", "=", next.id)
        .execute();
    return null;
  });
}

/**
 * Stores the account's `address`, written as one line by `update-profile`, as its default address;
 * an empty one deletes the default, and no other takes its place. An unchanged one, which clients
 * send along, keeps its parts.
 */
export async function replaceDefault(trx: Trx, { id, address }: AccountRow): Promise<void> {
  const written = { ...BLANK, address };
  const [known] = await rowsOf(trx, id);
  if (known?.is_default === 1 && lineOf(known) === address) return;
  if (known?.is_default !== 1) {
    if (address !== "")
      await trx
        .insertInto("saved_addresses")
        .values({ ...written, label: "", account_id: id, is_default: 1 })
        .execute();
    return;
  }
  await (address === ""
    ? trx.deleteFrom("saved_addresses").where("id", "=", known.id)
    : trx.updateTable("saved_addresses").set(written).where("id", "=", known.id)
  ).execute();
}

const BLANK = {
  city: "",
  postal_code: "",
  country: DEFAULT_COUNTRY,
  floor: "",
  door_code: "",
  instructions: "",
};

type ChangeProblem = "too_many_addresses" | "not_found";

/** Makes a change with the account locked, then copies the default into the user record. */
function change(
  db: Db,
  account: AccountRow,
  write: (trx: Trx, known: SavedAddressRow[]) => Promise<ChangeProblem | null>,
): Promise<ChangeAddressesResult> {
  return transact(db, async (trx) => {
    if (!(await lockAccount(trx, account)))
      return { ok: false, problem: { code: "unauthenticated" } };
    const { id: accountId } = account;
    const code = await write(trx, await rowsOf(trx, accountId));
    if (code) return { ok: false, problem: { code } };
    const rows = await rowsOf(trx, accountId);
    const [first] = rows;
    const changed = await trx
      .updateTable("accounts")
      .set({ address: first?.is_default === 1 ? lineOf(first) : "" })
      .where("id", "=", accountId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const addresses = rows.map(wireAddress);
    return { ok: true, changed: { addresses, limit: MAX_ADDRESSES, user: wireUser(changed) } };
  });
}

function rowsOf(db: Db, accountId: number): Promise<SavedAddressRow[]> {
  return db
    .selectFrom("saved_addresses")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("is_default", "desc")
    .orderBy("id")
    .execute();
}

async function clearDefault(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable("saved_addresses")
    .set({ is_default: 0 })
    .where("account_id", "=", accountId)
    .where("is_default", "=", 1)
    .execute();
}

function columnsOf({ details, is_default, ...fields }: AddressFields) {
  return { ...fields, ...details };
}

function wireAddress(row: SavedAddressRow): SavedAddress {
  const { id, label, address, city, postal_code, country, is_default } = row;
  const { floor, door_code, instructions } = row;
  const isOneLine = city === "" && postal_code === "";
  return {
    id,
    label,
    ...(isOneLine ? partsOf(address) : { address, city, postal_code }),
    country,
    details: { floor, door_code, instructions },
    is_default: is_default === 1,
  };
}
