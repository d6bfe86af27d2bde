/** The texts that the server writes into a page. Apart, since the browser's bundle has no use for them. */
export const enPages = {
  homeTitle: "Flâneur · Places in Paris",
  description: "Discover places in Paris: restaurants, bars, cafés, parks, museums and more.",
  needsJavaScript: "Flâneur needs JavaScript to show places. Please allow it for this site, and reload the page.",
  /** On a page that shows places all the same. */
  withoutJavaScript:
    "Filters, favorites and accounts need JavaScript. Please allow it for this site, and reload the page.",
  notStarted: "Flâneur could not start: a part of it did not load. Check your connection, and reload the page.",
  /** The description of a place that has none of its own. */
  place: (type: string, address: string) => `${type} in Paris: ${address}`,
  placeInArrondissement: (type: string, ordinal: string, address: string) =>
    `${type} in the ${ordinal} arrondissement of Paris: ${address}`,
  unknownType: "Place",
};
