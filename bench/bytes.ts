import { startTestServer } from "../tests/support/test-server.ts";
import { bytesOf, firstLoad, inKilobytes } from "./support/first-load.ts";

/** Transferred bytes (brotli) of the first load of a page, by kind of file. */
const PATHS = ["/", "/menu", "/checkout", "/desk"];

const server = await startTestServer();
try {
  for (const path of PATHS) {
    const byKind = Map.groupBy(await firstLoad(server.url, path), ({ kind }) => kind);
    for (const [kind, files] of byKind)
      console.log(`${path}, first load, ${kind}: ${inKilobytes(bytesOf(files))}`);
  }
} finally {
  await server.close();
}
