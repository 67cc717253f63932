import { openEmbedded } from "../apps/server/src/providers/geocoder/embedded.ts";
import { median } from "./support/median.ts";

/**
 * Time of one suggestion from the bundled communes, also for common prefixes; expected below 5 ms.
 */
const LYON = { lat: 45.75612, lng: 4.82641 };
const QUERIES = ["sai", "690", "12 rue de la ré", "villeurbanne", "1 rue des Fleurs, la"];
const ROUNDS = 41;

const embedded = openEmbedded();
const times: number[] = [];
for (let round = 0; round < ROUNDS; round++)
  for (const query of QUERIES) {
    const since = performance.now();
    await embedded.suggest(query, LYON);
    times.push(performance.now() - since);
  }
console.log(
  `a suggestion of addresses: ${median(times).toFixed(2)} ms (at most ${Math.max(...times).toFixed(1)})`,
);
