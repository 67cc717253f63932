/** Why an account cannot be deleted, in the order of storefront.md §5. */
export type DeletionProblem = "not_logged_in" | "password_required" | "mismatch";

type Deletion = { isLoggedIn: boolean; password: string; repeat: string };

export function deletionProblem({
  isLoggedIn,
  password,
  repeat,
}: Deletion): DeletionProblem | null {
  if (!isLoggedIn) return "not_logged_in";
  if (password === "") return "password_required";
  return password === repeat ? null : "mismatch";
}
