import type { MapPin } from "./place-map-props.ts";

/** Whether a map shows places that are not chosen. Numbered pins are those of a list, which are all alike. */
export const hasOtherPins = (pins: readonly MapPin[]): boolean =>
  pins.some(({ isChosen, number }) => !isChosen && number === undefined);
