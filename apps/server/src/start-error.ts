/** An error at start that the operator can fix; its message is printed as the only line. */
export class StartError extends Error {
  override name = "StartError";
}
