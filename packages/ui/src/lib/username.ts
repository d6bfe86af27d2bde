/** Returns the part of an email address before '@' (§2). */
export const usernameShown = (username: string): string => username.split("@")[0] || username;
