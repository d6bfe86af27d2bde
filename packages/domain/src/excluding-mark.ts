/**
 * Matches a mark that excludes the word after it, as in 'bar -cocktails' and '!vegan'. A hyphen inside a name, as in
 * 'bar-tabac', and one with white space after it exclude nothing.
 */
export const EXCLUDING_MARK = /(?<![^\s,;(])(?:[-−–!≠]["'«“(]?(?=[\p{L}\p{N}])|[🚫❌⛔]\uFE0F?\s*)/u;
