/** Returns the name that is shown for a username: the part before '@' if it is an email address (§2). */
export const usernameShown = (username: string): string => username.split("@")[0] || username;
