/** The attributes of a field for the email address of an account, which password managers store as the user's name. */
export const EMAIL_INPUT = { type: "email", inputMode: "email", autoComplete: "username", required: true } as const;
