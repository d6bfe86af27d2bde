/** The texts of the export of a listing or a list. */
export const enExport = {
  export: {
    name: "Export",
    title: (places: string) => `Export ${places}`,
    formats: { geojson: "GeoJSON", csv: "CSV", kml: "KML", gpx: "GPX" },
    note: "Exactly what is filtered, in this order. Source and licence are in the file.",
    listNote: "All places of the list, in its order. Source and licence are in the file.",
    exporting: "Exporting…",
    done: "Exported",
    failed: "Could not export",
    walk: "Make it a walk",
    /**
     * Shown when the listing has more places than the walk.
     * @param count The number of places in the walk.
     * @param page The number of the page that has these places.
     */
    walkPlaces: (count: number, page: number) => (page === 1 ? `The first ${count}` : `${count} of page ${page}`),
  },
  listsLink: "Lists",
};
