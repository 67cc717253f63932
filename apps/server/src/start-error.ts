/** What keeps the server from starting and the operator can mend: its message is the whole line. */
export class StartError extends Error {
  override name = "StartError";
}
