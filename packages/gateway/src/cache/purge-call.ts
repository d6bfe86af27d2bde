import { failureAnswer, hasBearerToken } from "@flaneur/server-kit";

const CLOSED = "Admin token required. Start the server with ADMIN_TOKEN and send it as a bearer token.";
const REFUSED = "Admin token required. Send it as a bearer token: Authorization: Bearer …";

/** Returns the handler of `DELETE /graphql`. The call empties the cache of shared results. */
export const purgeCall =
  (adminToken: string | undefined, purge: () => void) =>
  (request: Request): Response => {
    if (adminToken === undefined) {
      return failureAnswer({ status: 403, code: "forbidden", error: CLOSED }, request);
    }
    if (!hasBearerToken(request, adminToken)) {
      return failureAnswer({ status: 401, code: "unauthorized", error: REFUSED }, request);
    }
    purge();
    return new Response(null, { status: 204 });
  };
