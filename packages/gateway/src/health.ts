import { type Fetch, withHealth } from "@flaneur/server-kit";

/** Longer than our own API waits for its database, so that the API's reason arrives before this deadline. */
const DEADLINE_MS = 2_500;

/** Adds `/healthz` and `/readyz` to the gateway: it is ready when the REST API is. */
export const withGatewayHealth = (gateway: Fetch, apiUrl: string): Fetch =>
  withHealth(gateway, {
    parts: { api: (signal) => fetch(`${apiUrl.replace(/\/$/, "")}/readyz`, { signal }) },
    deadlineMs: DEADLINE_MS,
  });
