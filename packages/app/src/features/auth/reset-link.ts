const LINK = /^#reset=([\w-]+)$/;

/** Returns the token of a link that resets a password, from the fragment of its address; null for any other address. */
export const resetTokenOf = (hash: string): string | null => LINK.exec(hash)?.[1] ?? null;
