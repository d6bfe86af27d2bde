import type { Failure } from "@flaneur/domain";
import type { FailedReply } from "./failure.ts";
import type { GraphDocument } from "./graphql.ts";

/** The result of a call: its data, or the failure. */
export type CallReply<Data> = { readonly data: Data } | FailedReply;

/**
 * Sends one operation to the gateway, without retries: a mutation, or a query whose cached result is not used. The cache
 * stores the result.
 */
export type GraphCall = <Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  /** The token to send. @default the stored token */
  token?: string,
) => Promise<CallReply<Data>>;

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
