import { DEADLINES_MS, type Failure } from "@flaneur/domain";
import { failureOf } from "./failure.ts";
import { fetchResult } from "./fetch-result.ts";
import { type GraphDocument, textOf } from "./graphql.ts";

/** What came of a call: its data, or why there are none. */
export type CallReply<Data> =
  | { readonly data: Data }
  /** @property code the graph's, such as `UNAUTHENTICATED`; null where the graph did not answer. */
  | { readonly failure: Failure; readonly code: string | null };

/** Sends one operation to the gateway, past every cache, and never again by itself. */
export type GraphCall = <Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  /** The token to send. @default the one that is stored when the call is made */
  token?: string,
) => Promise<CallReply<Data>>;

interface GraphCallOptions {
  readonly send: typeof fetch;
  /** @default the gateway of our own origin */
  readonly url?: string;
  /** @default the request timeout of §7 */
  readonly deadlineMs?: number;
  /** The token as it is stored now. */
  readonly token: () => string | null;
  /** Hears that the server refused the session of this token. */
  readonly onRefused: (token: string) => void;
}

type GraphErrors = readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
interface GraphResult {
  readonly data?: unknown;
  readonly errors?: GraphErrors;
}

const isRefusal = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "__typename" in value && value.__typename === "NotSignedIn";

/**
 * Whether the server refused the session of a call that sent a token (§4's 401): as an error, or as the result of a
 * mutation. A wrong password is another thing.
 */
export const isSessionRefused = ({ data, errors }: GraphResult): boolean =>
  errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED") === true ||
  (typeof data === "object" && data !== null && Object.values(data).some(isRefusal));

/** Calls of the gateway as they are made for mutations and for what must not be cached. */
export function createGraphCall(options: GraphCallOptions): GraphCall {
  const { send, url = "/graphql", deadlineMs = DEADLINES_MS.browser, onRefused } = options;
  const request = fetchResult(send, deadlineMs);
  return async <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables, token?: string) => {
    const sent = token ?? options.token();
    try {
      const response = await request(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/graphql-response+json, application/json",
          ...(sent === null ? {} : { authorization: `Bearer ${sent}` }),
        },
        body: JSON.stringify({ query: textOf(document), variables }),
      });
      const result: GraphResult = await response.json();
      if (sent !== null && isSessionRefused(result)) onRefused(sent);
      const { data, errors = [] } = result;
      if (errors.length === 0) return { data: data as Data };
      const code = errors[0]?.extensions?.code;
      const { failure } = failureOf({ graphQLErrors: errors });
      return { failure, code: typeof code === "string" ? code : null };
    } catch (error) {
      return { failure: failureOf({ graphQLErrors: [], networkError: error }).failure, code: null };
    }
  };
}

/** A call that gave no data. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;
  readonly code: string | null;

  constructor({ failure, code }: { readonly failure: Failure; readonly code: string | null }) {
    super(failure.message);
    this.failure = failure;
    this.code = code;
  }
}

/** @throws CallFailed */
export function dataOf<Data>(reply: CallReply<Data>): Data {
  if ("data" in reply) return reply.data;
  throw new CallFailed(reply);
}
