import { GraphQLError } from "graphql";

/** The error for an argument that the schema cannot refuse. The message is shown to people. */
export const badUserInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
