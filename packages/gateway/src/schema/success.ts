/** The options of the field `success`. Results without data have it, because a GraphQL type needs a field. */
export const success = {
  description: "Always true. A failure returns a different type.",
  resolve: () => true,
} as const;
