/** The program that ../smoke-api.sh runs. The comment in smoke-api.sh describes the usage. */
import { checkAdmin } from "./admin-rows.ts";
import { checkAuth } from "./auth-rows.ts";
import { checkFavorites } from "./favorite-rows.ts";
import { checkGeocoding } from "./geocode-rows.ts";
import { checkGuide } from "./guide-rows.ts";
import { checkLists } from "./list-rows.ts";
import { checkMedia } from "./media-rows.ts";
import { checkPlaces } from "./place-rows.ts";
import { createSmokeTest } from "./smoke.ts";
import { checkViews } from "./view-rows.ts";

const [baseUrl = "http://127.0.0.1:3000", ...more] = process.argv.slice(2);
if (more.length > 0 || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? "")) {
  console.error("Usage: tests/smoke-api.sh [BASE_URL], such as http://127.0.0.1:3000");
  process.exit(1);
}

const smokeTest = createSmokeTest(baseUrl, (line) => console.log(line));
await fetch(smokeTest.urlOf("/healthz")).catch(() => {
  console.error(`Nothing answers at ${baseUrl}. Start the product first, or name where it is: tests/smoke-api.sh URL`);
  process.exit(1);
});

const { token, leave } = await checkAuth(smokeTest);
const place = await checkPlaces(smokeTest);
await checkViews(smokeTest, token);
await checkFavorites(smokeTest, token, place);
await checkLists(smokeTest, token, place);
await checkMedia(smokeTest, place, process.env.ADMIN_TOKEN || undefined);
await checkAdmin(smokeTest, place, process.env.ADMIN_TOKEN || undefined);
await checkGeocoding(smokeTest, place);
await checkGuide(smokeTest);
await leave();

const { passed, failed } = smokeTest.counts;
console.log(`${passed} of ${passed + failed} lines as they should be${failed === 0 ? "" : `, ${failed} not`}`);
process.exitCode = failed === 0 ? 0 : 1;
