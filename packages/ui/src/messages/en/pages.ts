/** The texts that only the server renders. They are in a separate module, so that the browser does not load them. */
export const enPages = {
  homeTitle: "Flâneur · Places in Paris",
  description: "Discover places in Paris: restaurants, bars, cafés, parks, museums and more.",
  needsJavaScript: "Flâneur needs JavaScript to show places. Please allow it for this site, and reload the page.",
  /** The notice on a page that shows places even without JavaScript. */
  withoutJavaScript:
    "Filters, favorites and accounts need JavaScript. Please allow it for this site, and reload the page.",
  notStarted: "Flâneur could not start: a part of it did not load. Check your connection, and reload the page.",
  /** The description of a place whose data have no description. */
  place: (type: string, address: string) => `${type} in Paris: ${address}`,
  placeInArrondissement: (type: string, ordinal: string, address: string) =>
    `${type} in the ${ordinal} arrondissement of Paris: ${address}`,
  aboutTitle: "About",
  aboutDescription: "How Flâneur is made, where its data come from, and what it stores about you.",
  unknownType: "Place",
};
