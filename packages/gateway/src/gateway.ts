import { clientAddressOf, type Fetch, type Logger } from "@flaneur/server-kit";
import { GraphQLError } from "graphql";
import { createYoga, maskError, type Plugin } from "graphql-yoga";
import { createContext } from "./context.ts";
import type { RestFetch } from "./rest/rest-client.ts";
import { RestError } from "./rest/rest-error.ts";
import { rootFieldLimit } from "./schema/root-field-limit.ts";
import { schema } from "./schema/schema.ts";

interface GatewayOptions {
  /** How the REST API is reached: `fetch`, or the API's own handler in the same process. */
  readonly fetch: RestFetch;
  /** Where the REST API's `/api` hangs. */
  readonly apiUrl: string;
  readonly logger: Logger;
  /** How many proxies stand in front; see `clientAddressOf`. */
  readonly trustedProxies?: number;
  readonly deadlineMs?: number;
}

/** What a failure upstream looks like in the graph: the server's words and a code. Anything else is masked and logged. */
function expose(error: unknown, logger: Logger): Error {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (original instanceof RestError) {
    if (original.code.startsWith("UPSTREAM")) logger.error({ err: original }, "the REST API failed");
    const located = error instanceof GraphQLError ? error : undefined;
    return new GraphQLError(original.message, {
      ...(located?.nodes === undefined ? {} : { nodes: located.nodes }),
      ...(located?.path === undefined ? {} : { path: located.path }),
      extensions: { code: original.code, status: original.status },
    });
  }
  if (original !== undefined && !(original instanceof GraphQLError))
    logger.error({ err: original }, "a resolver failed");
  return maskError(error, "An unexpected error occurred");
}

const bounded: Plugin = { onValidate: ({ addValidationRule }) => addValidationRule(rootFieldLimit) };

/** The graph at `/graphql`, as a web-standard fetch handler. */
export function createGateway(options: GatewayOptions): Fetch {
  const { fetch, apiUrl, logger, trustedProxies = 0, deadlineMs } = options;
  const yoga = createYoga<{ readonly client: string | null }>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    plugins: [bounded],
    maskedErrors: { maskError: (error) => expose(error, logger) },
    context: ({ request, client }) =>
      createContext(request, {
        fetch,
        apiUrl,
        client,
        report: (problem) => logger.warn(problem, "unreadable in an answer of the REST API"),
        ...(deadlineMs === undefined ? {} : { deadlineMs }),
      }),
  });
  return (request) => yoga.fetch(request, { client: clientAddressOf(request, trustedProxies) });
}
