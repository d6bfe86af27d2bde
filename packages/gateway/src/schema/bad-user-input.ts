import { GraphQLError } from "graphql";

/** Creates the error for an invalid argument that the types of the schema accept. The message is shown to visitors. */
export const badUserInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
