import { createFormats } from "../formats.ts";

const { number } = createFormats("en");

/** The texts of maps and of the listing as a map. */
export const enMap = {
  map: {
    label: "Map",
    attribution: "Toggle attribution",
    loading: "Loading map...",
    error: (message: string) => `Error: ${message}`,
    failures: {
      notLoaded: "Failed to load Google Maps API",
      notInitialized: "Error initializing the map",
    },
    noKey: "No API key provided",
    select: "Select a place from the list to view its location on the map",
    enableLocation: "Enable location access to see your position.",
    noPlaces: "No places here",
    clearFilters: "Clear filters",
    about: "About this map",
    key: "Colours of the places",
    kinds: { table: "Tables", see: "To see", out: "Outdoors", stay: "Shops, hotels" },
    notFound: "Could not find coordinates for this location",
    yourLocation: "Your Location",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    googleMaps: "View on Google Maps",
    /** The name of a cluster on Google's map. @param count The formatted number of places, at least two. */
    cluster: (count: string) => `${count} places`,
    searchArea: "Search this area",
    searchingArea: "Searching…",
    infoOf: (name: string) => `${name} on the map`,
  },
  mapList: {
    /** Below the number of places in the list. */
    chosen: (count: number) => `${number(count)} of them chosen by Flâneur`,
    chosenFirst: (count: number) => `${number(count)} of them chosen by Flâneur, first in the list`,
    details: "Details",
    googleMaps: "Google Maps",
    seeMore: "see more",
    seeMoreTagsOf: (name: string) => `see more tags of ${name}`,
    favorite: "Favorite",
    backToMap: "Map",
    larger: "Larger list",
    smaller: "Smaller list",
    backToList: "Back to the list",
    list: "Places",
  },
};
