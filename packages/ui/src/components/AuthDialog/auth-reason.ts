/** What the visitor needs an account for, or `sessionEnded` if the server has ended the session. */
export type AuthReason = "favorites" | "views" | "lists" | "sessionEnded";
