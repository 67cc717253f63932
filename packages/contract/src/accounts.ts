import { z } from "zod";
import { emailAddress } from "./checkout.ts";
import { requiredTypedText, typedText, wireId, wireText } from "./codecs.ts";

/**
 * Schemas of `auth/` requests and of the user record (wire.md, Accounts). Unknown fields are
 * ignored.
 */

/** In code points. */
const PASSWORD_LENGTH = { min: 8, max: 1000 };

/** Every character counts: a password is not trimmed, truncated or folded. */
export const newPassword = z
  .string({ error: "text" })
  .refine((text) => text.isWellFormed(), { error: "text" })
  .refine(hasPasswordLength, { error: "password_length" });

function hasPasswordLength(password: string): boolean {
  const { length } = [...password.slice(0, 2 * PASSWORD_LENGTH.max + 1)];
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
}

/** A password to compare: without length limits, so that any wrong one gets the same answer. */
const comparedPassword = z.string({ error: "text" }).min(1, { error: "required" });

/**
 * Any text is accepted; one that is not a code is answered as a wrong code. A JSON number has lost
 * its leading zeros, which are restored.
 */
const otp = z
  .union([z.number().transform((code) => String(code).padStart(6, "0")), wireText(100)], {
    error: "text",
  })
  .transform((code) => code.replace(/\s/g, ""))
  .refine((code) => code !== "", { error: "required" });

const firstName = requiredTypedText(100);
const lastName = requiredTypedText(100);
const phone = requiredTypedText(40);

export const loginRequest = z.object({ email: emailAddress, password: comparedPassword });
export const signupRequest = z.object({
  first_name: firstName,
  last_name: lastName,
  phone,
  email: emailAddress,
  password: newPassword,
});
export const codeRequest = z.object({ email: emailAddress });
export const codeGuess = z.object({ email: emailAddress, otp });
export const resetRequest = z.object({ email: emailAddress, otp, password: newPassword });

/**
 * Absent fields are not changed. `password` is optional; if present and not empty it has to be
 * correct.
 */
export const profileChanges = z.object({
  first_name: firstName.optional(),
  last_name: lastName.optional(),
  phone: phone.optional(),
  address: typedText(300).nullish(),
  email: emailAddress.optional(),
  password: z.string({ error: "text" }).nullish(),
});

/** The fragment of the undo link that was mailed to the old address. */
export const emailUndo = z.object({ token: requiredTypedText(200) });
export const restoredEmailSchema = z.object({ status: z.literal("success"), email: z.string() });

export const deletionRequest = z.object({ password: comparedPassword });

/**
 * A token and the account id that the caller claims; validated separately from the other fields.
 */
const credential = z.union([z.string(), z.number(), z.array(z.string())]).optional();
export const credentialPair = z.object({ token: credential, user_id: credential });

/** `pending_email`: a new address that is not verified yet; absent if there is none. */
export const userSchema = z.object({
  id: wireId,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  address: z.string(),
  pending_email: z.string().optional(),
});

/**
 * The account's sessions; instants are ISO 8601 in UTC. `browser` and `system` are null if unknown.
 */
export const ownSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      created_at: z.string(),
      last_used_at: z.string(),
      /** Whether this session makes the call. */
      is_current: z.boolean(),
    }),
  ),
});
/** The session to end; without `id` all but the one that makes the call. */
export const sessionEnding = z.object({ id: requiredTypedText(100).nullish() });

export type OwnSession = z.output<typeof ownSessionsSchema>["sessions"][number];
export type User = z.output<typeof userSchema>;
export type LoginRequest = z.input<typeof loginRequest>;
export type SignupRequest = z.input<typeof signupRequest>;
export type ProfileChanges = z.input<typeof profileChanges>;
/** The credentials of a signed-in customer's calls. */
export type Credentials = { token: string; user_id: number };
export type Session = { token: string; user: User };
