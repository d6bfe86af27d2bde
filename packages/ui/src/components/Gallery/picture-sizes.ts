/** On a desktop one large picture and up to four small ones; on a phone each is as wide as the window. */
export const LARGE_SIZES = "(min-width: 1264px) 604px, (min-width: 769px) 50vw, 100vw";
export const SMALL_SIZES = "(min-width: 1264px) 290px, (min-width: 769px) 25vw, 100vw";
