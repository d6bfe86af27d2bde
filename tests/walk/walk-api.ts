/** See ../walk-api.sh, which runs this. */
import { walkAuth } from "./auth-rows.ts";
import { walkFavorites } from "./favorite-rows.ts";
import { walkGeocoding } from "./geocode-rows.ts";
import { walkMedia } from "./media-rows.ts";
import { walkPlaces } from "./place-rows.ts";
import { walkViews } from "./view-rows.ts";
import { createWalk } from "./walk.ts";

const [baseUrl = "http://127.0.0.1:3000", ...more] = process.argv.slice(2);
if (more.length > 0 || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? "")) {
  console.error("Usage: tests/walk-api.sh [BASE_URL], such as http://127.0.0.1:3000");
  process.exit(1);
}

const walk = createWalk(baseUrl, (line) => console.log(line));
await fetch(walk.urlOf("/healthz")).catch(() => {
  console.error(`Nothing answers at ${baseUrl}. Start the product first, or name where it is: tests/walk-api.sh URL`);
  process.exit(1);
});

const { token, logOut } = await walkAuth(walk);
const place = await walkPlaces(walk);
await walkViews(walk, token);
await walkFavorites(walk, token, place);
await walkMedia(walk, place, process.env.ADMIN_TOKEN || undefined);
await walkGeocoding(walk, place);
await logOut();

const { passed, failed } = walk.counts;
console.log(`${passed} of ${passed + failed} lines as they should be${failed === 0 ? "" : `, ${failed} not`}`);
process.exitCode = failed === 0 ? 0 : 1;
