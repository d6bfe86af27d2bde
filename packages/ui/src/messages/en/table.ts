/** The texts of the listing as a table, and of its preview. */
export const enTable = {
  table: {
    label: "Places",
    media: "Media",
    address: "Address",
    city: "City",
    map: "Map",
    favorite: "Favorite",
  },
  preview: {
    of: (name: string) => `Preview of ${name}`,
    hide: "Hide",
    openMedia: (name: string) => `Open the pictures of ${name}`,
    notFound: "Could not find coordinates for this location",
    failed: "Error fetching coordinates",
    loading: "Loading…",
    needsLocation: "Travel times need to know where you are.",
    setLocation: "Set Location",
  },
};
