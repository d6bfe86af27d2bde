/** What an account is wanted for. */
export type AuthReason = "favorites" | "views";
