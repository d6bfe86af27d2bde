/** What the visitor needs an account for. */
export type AuthReason = "favorites" | "views" | "lists";
