import { afterAll, beforeAll, describe, it } from "vitest";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { createDocuments } from "../../gateway/src/documents/documents.ts";
import { persistedDocuments } from "./documents/persisted-documents.ts";
import { mixedCallers } from "./testing/mixed-callers.ts";
import { closeServers, startApp } from "./testing/servers.ts";

const REQUESTS = repetitions(60, 5_000);

let callers: Awaited<ReturnType<typeof mixedCallers>>;

beforeAll(async () => {
  const documents = createDocuments(await persistedDocuments(), true);
  callers = await mixedCallers(await startApp({}, { documents }));
});
afterAll(closeServers);

describe("requests of two users and a visitor", () => {
  it(`each get the data of their own sender, in ${REQUESTS} mixed requests`, () => callers.mix(REQUESTS), 1_200_000);
});
