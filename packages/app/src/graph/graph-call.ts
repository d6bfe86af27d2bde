import { DEADLINES_MS, type Failure } from "@flaneur/domain";
import { type FailedReply, failureOf } from "./failure.ts";
import { fetchResult } from "./fetch-result.ts";
import { graphRequest } from "./graph-request.ts";
import type { GraphDocument } from "./graphql.ts";

/** The result of a call: its data, or the failure. */
export type CallReply<Data> = { readonly data: Data } | FailedReply;

/** Sends one operation to the gateway, without cache and without retries. */
export type GraphCall = <Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  /** The token to send. @default the stored token */
  token?: string,
) => Promise<CallReply<Data>>;

interface GraphCallOptions {
  /** Adds the stored token: see `authorizedFetch`. */
  readonly send: typeof fetch;
  /** The URL of the gateway. @default '/graphql' */
  readonly url?: string;
  /** The timeout in milliseconds. @default the request timeout of §7 */
  readonly deadlineMs?: number;
}

/** Creates the function for mutations, and for queries whose results must not be cached. */
export function createGraphCall({
  send,
  url = "/graphql",
  deadlineMs = DEADLINES_MS.browser,
}: GraphCallOptions): GraphCall {
  const request = fetchResult(send, deadlineMs);
  return async <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables, token?: string) => {
    try {
      const response = await request(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/graphql-response+json, application/json",
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(graphRequest(document, variables).body),
      });
      const { data, errors } = await response.json();
      if (Array.isArray(errors) && errors.length > 0) return failureOf({ graphQLErrors: errors });
      return { data: data as Data };
    } catch (error) {
      return failureOf({ graphQLErrors: [], networkError: error });
    }
  };
}

/** Thrown for a call without data. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super("message" in failure ? failure.message : failure.kind);
    this.failure = failure;
  }
}

/** @throws CallFailed */
export function dataOf<Data>(reply: CallReply<Data>): Data {
  if ("data" in reply) return reply.data;
  throw new CallFailed(reply.failure);
}
