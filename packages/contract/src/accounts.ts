import { z } from "zod";
import { emailAddress } from "./checkout.ts";
import { requiredTypedText, typedText, wireId, wireText } from "./codecs.ts";

/** What the calls of `auth/` read, and a user (wire.md, Accounts). Unknown fields are ignored. */

/** In characters, as people count them. */
const PASSWORD_LENGTH = { min: 8, max: 1000 };

/** Every character counts: nothing is trimmed, cut or folded. */
export const newPassword = z
  .string({ error: "text" })
  .refine((text) => text.isWellFormed(), { error: "text" })
  .refine(hasPasswordLength, { error: "password_length" });

function hasPasswordLength(password: string): boolean {
  const { length } = [...password.slice(0, 2 * PASSWORD_LENGTH.max + 1)];
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
}

/** One that is only compared: too short or too long, it is as wrong as any other. */
const givenPassword = z.string({ error: "text" }).min(1, { error: "required" });

/** What is no code at all is a wrong code; a JSON number has lost its leading zeros. */
const otp = z
  .union([z.number().transform((code) => String(code).padStart(6, "0")), wireText(100)], {
    error: "text",
  })
  .transform((code) => code.replace(/\s/g, ""))
  .refine((code) => code !== "", { error: "required" });

const firstName = requiredTypedText(100);
const lastName = requiredTypedText(100);
const phone = requiredTypedText(40);

export const loginRequest = z.object({ email: emailAddress, password: givenPassword });
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

/** What is not sent stays as it is. A password is optional: one that is sent, and not empty, must be right. */
export const profileChanges = z.object({
  first_name: firstName.optional(),
  last_name: lastName.optional(),
  phone: phone.optional(),
  address: typedText(300).nullish(),
  email: emailAddress.optional(),
  password: z.string({ error: "text" }).nullish(),
});

/** The part after the # of the link that an old address was mailed. */
export const emailUndo = z.object({ token: requiredTypedText(200) });
export const restoredEmailSchema = z.object({ status: z.literal("success"), email: z.string() });

export const deletionRequest = z.object({ password: givenPassword });

/** Of a token and the account that it is said to be of; checked apart from the other fields. */
const credential = z.union([z.string(), z.number(), z.array(z.string())]).optional();
export const credentialPair = z.object({ token: credential, user_id: credential });

/** `pending_email`: the address that waits for its code; not there where none does. */
export const userSchema = z.object({
  id: wireId,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  address: z.string(),
  pending_email: z.string().optional(),
});

/** One's own sign-ins; instants are ISO 8601 in UTC. `browser` and `system` are null where unknown. */
export const ownSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      created_at: z.string(),
      last_used_at: z.string(),
      /** Whether it is the one that makes the call. */
      is_current: z.boolean(),
    }),
  ),
});
/** Which session to end; without an `id` all but the one that makes the call. */
export const sessionEnding = z.object({ id: requiredTypedText(100).nullish() });

export type OwnSession = z.output<typeof ownSessionsSchema>["sessions"][number];
export type User = z.output<typeof userSchema>;
export type LoginRequest = z.input<typeof loginRequest>;
export type SignupRequest = z.input<typeof signupRequest>;
export type ProfileChanges = z.input<typeof profileChanges>;
/** What a signed-in person's calls carry. */
export type Credentials = { token: string; user_id: number };
export type Session = { token: string; user: User };
