import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { Overloaded } from "../http/overloaded.ts";

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Null where no account exists: takes as long as a comparison and returns false. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

type Costs = { memory: number; passes: number; parallelism: number };

/** OWASP's recommendation for argon2id: 19 MiB, two passes. */
const COSTS: Costs = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/**
 * libuv's pool has 4 threads, which also read files and compress; 2 of them stay free of hashing.
 */
export const MAX_CONCURRENT_HASHES = 2;
/** Maximum that waits in one queue: 2 to 3 seconds of work. */
export const MAX_WAITING_HASHES = 100;
const RETRY_AFTER_S = 3;

const derive = promisify(argon2);
const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** The threads that all queues of a process share. */
export function hashThreads() {
  return pLimit(MAX_CONCURRENT_HASHES);
}

/**
 * A queue of hashes. Of several queues on the same threads each keeps its share, because it hands
 * over as many hashes at a time as there are threads: whoever fills one makes no other wait long.
 *
 * Hashes have the format `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, so that a later version may raise
 * the costs. Throws `Overloaded` where more than `maxWaiting` hashes are queued.
 */
export function createPasswords(
  threads = hashThreads(),
  maxWaiting = MAX_WAITING_HASHES,
): Passwords {
  const queue = pLimit(MAX_CONCURRENT_HASHES);

  async function tagOf(message: string, nonce: Buffer, costs: Costs): Promise<Buffer> {
    if (queue.pendingCount >= maxWaiting) throw new Overloaded(RETRY_AFTER_S);
    const input = { message, nonce, tagLength: TAG_BYTES, ...costs };
    return queue(() => threads(() => derive("argon2id", input)));
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await tagOf(password, salt, COSTS);
      const { memory, passes, parallelism } = COSTS;
      const costs = `m=${memory},t=${passes},p=${parallelism}`;
      return `$argon2id$v=19$${costs}$${salt.toString("base64url")}$${tag.toString("base64url")}`;
    },

    async matches(password, hash) {
      const known = hash === null ? null : HASH.exec(hash);
      if (!known) {
        await tagOf(password, randomBytes(SALT_BYTES), COSTS);
        return false;
      }
      const [, memory, passes, parallelism, salt = "", tag = ""] = known;
      const costs = {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
      };
      const derived = await tagOf(password, Buffer.from(salt, "base64url"), costs);
      return timingSafeEqual(derived, Buffer.from(tag, "base64url"));
    },
  };
}
