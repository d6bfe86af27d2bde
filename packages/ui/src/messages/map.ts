import { partMessages } from "./part-messages.ts";

/** The texts of the listing as a map. */
const enMap = {
  map: {
    label: "Map",
    loading: "Loading map...",
    error: (message: string) => `Error: ${message}`,
    failures: {
      notLoaded: "Failed to load Google Maps API",
      notInitialized: "Error initializing the map",
    },
    noKey: "No API key provided",
    select: "Select a place from the list to view its location on the map",
    enableLocation: "Enable location access to see your position.",
    notFound: "Could not find coordinates for this location",
    yourLocation: "Your Location",
    showYourLocation: "Show your location",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    googleMaps: "View on Google Maps",
    searchArea: "Search this area",
    searchingArea: "Searching…",
    infoOf: (name: string) => `${name} on the map`,
  },
  mapList: {
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

export const useMapMessages = partMessages({ en: enMap });
