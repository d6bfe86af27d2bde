import { type Fetch, withHealth } from "@flaneur/server-kit";

/**
 * The time to wait for the API. It exceeds the API's own wait for its database, so that the API can report the reason.
 */
const DEADLINE_MS = 2_500;

/** Adds `/healthz` and `/readyz` to the gateway. The gateway is ready when the REST API is ready. */
export const withGatewayHealth = (gateway: Fetch, apiUrl: string): Fetch =>
  withHealth(gateway, {
    parts: { api: (signal) => fetch(`${apiUrl.replace(/\/$/, "")}/readyz`, { signal }) },
    deadlineMs: DEADLINE_MS,
  });
