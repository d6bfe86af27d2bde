import { type Fetch, withHealth } from "@flaneur/server-kit";

/** Longer than our own api takes to hear that its database does not answer, so that it can say so. */
const DEADLINE_MS = 2_500;

/** Adds `/healthz` and `/readyz` to the gateway: it is ready when the REST API is. */
export const withGatewayHealth = (gateway: Fetch, apiUrl: string): Fetch =>
  withHealth(gateway, {
    parts: { api: (signal) => fetch(`${apiUrl.replace(/\/$/, "")}/readyz`, { signal }) },
    deadlineMs: DEADLINE_MS,
  });
