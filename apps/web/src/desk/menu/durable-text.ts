import { logFault } from "../../platform/log-fault.ts";

/** Texts in IndexedDB, which are on the disk once they are written; local storage is not. */
const DATABASE = "noren-desk";
const STORE = "texts";

let opened: Promise<IDBDatabase> | null = null;
/** Reads and writes follow each other. */
let queue: Promise<unknown> = Promise.resolve();
/** The latest text of each name that waits to be written. */
const waiting = new Map<string, string>();

/** Null where there is none, or where the browser has no such storage. */
export function readDurable(name: string): Promise<string | null> {
  const read = queue.then(async () => {
    const texts = (await open()).transaction(STORE).objectStore(STORE);
    const text: unknown = await settled(texts.get(name));
    return typeof text === "string" ? text : null;
  });
  queue = read.catch(() => {});
  return read.catch(() => null);
}

/** Soon; of several texts of the same name the latest alone. */
export function writeDurable(name: string, text: string): void {
  const isQueued = waiting.has(name);
  waiting.set(name, text);
  if (!isQueued) queue = queue.then(() => writeLatest(name)).catch(logFault);
}

async function writeLatest(name: string): Promise<void> {
  const text = waiting.get(name);
  waiting.delete(name);
  const database = await open();
  const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
  transaction.objectStore(STORE).put(text, name);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase();
  return opened;
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
