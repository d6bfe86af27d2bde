/** Returns a random integer from 0 to `count` - 1. */
export const randomBelow = (count: number): number => Math.floor(Math.random() * count);

/** Returns the id of a random place. Undefined without places. */
export const randomPlace = (places: readonly { readonly id: string }[]): string | undefined =>
  places[randomBelow(places.length)]?.id;
