/**
 * Writes what callers rely on in the calls of the specification's §7. Run it when a release has added a parameter or a
 * field to one of them: `npm run released-calls -w packages/api`.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fieldsOfCall } from "../../testing/call-fields.ts";
import { contractDocument } from "../../testing/contract-document.ts";

const CALLS = [
  "POST /auth/login",
  "POST /auth/signup",
  "GET /auth/verify",
  "POST /auth/logout",
  "GET /auth/profile",
  "PUT /auth/profile",
  "POST /auth/change-password",
  "GET /places",
  "GET /places/{id}",
  "GET /filters/types",
  "GET /filters/tags",
  "GET /filters/arrondissements",
  "GET /filters/travel-time-ranges",
  "GET /filters/by-travel-time",
  "POST /travel-time/update",
  "GET /views",
  "GET /views/{id}",
  "POST /views",
  "PUT /views/{id}",
  "DELETE /views/{id}",
  "POST /views/reorder",
  "POST /favorites",
  "DELETE /favorites/{placeId}",
  "GET /favorites",
  "GET /favorites/check/{placeId}",
  "POST /favorites/toggle",
  "POST /favorites/counts",
  "GET /favorites/stats",
  "GET /media/places/{id}",
  "POST /media/places/batch",
  "POST /media/places/preload",
  "DELETE /media/cache",
  "DELETE /media/cache/{id}",
  "GET /media/stats",
  "GET /media/health",
  "GET /geocode/json",
];

const document = await contractDocument();
const byName = new Map(document.operations.map((call) => [`${call.method} ${call.path}`, call]));
const released = CALLS.map((name) => {
  const call = byName.get(name);
  if (call === undefined) throw new Error(`The contract has no ${name}`);
  return [name, fieldsOfCall(call, document)];
});
const file = resolve(import.meta.dirname, "../../testing/generated/released-calls.json");
writeFileSync(file, `${JSON.stringify(Object.fromEntries(released), null, 1)}\n`);
