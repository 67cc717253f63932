import { readFile } from "node:fs/promises";

/** The value of a JSON file in UTF-8 or, as its byte order mark says, UTF-16. */
export async function readJsonFile(path: string): Promise<unknown> {
  const bytes = await readFile(path);
  return JSON.parse(new TextDecoder(encodingOf(bytes)).decode(bytes));
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
