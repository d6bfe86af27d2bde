export type AuthForm = "signUp" | "signIn";
export type AuthField = "email" | "password" | "confirmation";
/** What an account is wanted for. */
export type AuthReason = "favorites" | "views";
