/** The options of the field `success`, which results without data have because types of GraphQL need a field. */
export const success = {
  description: "Always true. A failure returns a different type.",
  resolve: () => true,
} as const;
