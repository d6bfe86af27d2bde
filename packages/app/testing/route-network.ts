import { routeServers } from "./route-servers.ts";

/** The network between the page of a route test and its servers. */
export interface RouteNetwork {
  /** Sends a request to the servers, unless the test has mocked its operation. */
  readonly fetch: typeof fetch;
  /** Returns the variables of the requests of a GraphQL operation so far. */
  readonly requests: (operation: string) => readonly unknown[];
  /** Returns how many requests of a GraphQL operation have got a response of the servers. */
  readonly responses: (operation: string) => number;
  /**
   * Responds to a GraphQL operation in place of the servers, or fails its requests as a lost connection does, until the
   * returned function is called.
   */
  readonly mock: (operation: string, mock: (() => Response) | "no response") => () => void;
  /** Pauses the requests of a GraphQL operation until the returned function is called. */
  readonly pause: (operation: string) => () => void;
  /** Disconnects the page from the servers, until the returned function is called. */
  readonly disconnect: () => () => void;
}

/** Throws what `fetch` throws without a connection. */
const noResponse = (): never => {
  throw new TypeError("Failed to fetch");
};

function operationOf(body: unknown): { readonly operationName: string; readonly variables: unknown } {
  return typeof body === "string" ? JSON.parse(body) : { operationName: "", variables: {} };
}

export function createRouteNetwork(): RouteNetwork {
  const sent: (readonly [operation: string, variables: unknown])[] = [];
  const answered: string[] = [];
  const mocks = new Map<string, () => Response>();
  const pauses = new Map<string, Promise<void>>();
  let isConnected = true;
  return {
    fetch: async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
      const isGraph = new URL(request.url).pathname === "/graphql";
      const { operationName, variables } = operationOf(isGraph ? init?.body : undefined);
      sent.push([operationName, variables]);
      await pauses.get(operationName);
      if (!isConnected) return noResponse();
      const mock = mocks.get(operationName);
      if (mock !== undefined) return mock();
      request.signal.throwIfAborted();
      const response = await (await routeServers()).fetch(request);
      answered.push(operationName);
      return response;
    },
    requests: (operation) => sent.filter(([name]) => name === operation).map(([, variables]) => variables),
    responses: (operation) => answered.filter((name) => name === operation).length,
    mock: (operation, mock) => {
      mocks.set(operation, mock === "no response" ? noResponse : mock);
      return () => void mocks.delete(operation);
    },
    pause: (operation) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      pauses.set(operation, promise);
      return () => {
        pauses.delete(operation);
        resolve();
      };
    },
    disconnect: () => {
      isConnected = false;
      return () => {
        isConnected = true;
      };
    },
  };
}
