import { GraphQLError } from "graphql";

/** An argument that no schema could refuse. The message is for people. */
export const badUserInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
