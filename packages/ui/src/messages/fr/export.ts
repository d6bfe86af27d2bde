import type { enExport } from "../en/export.ts";

export const frExport: typeof enExport = {
  export: {
    name: "Exporter",
    title: (places: string) => `Exporter ${places}`,
    formats: { geojson: "GeoJSON", csv: "CSV", kml: "KML", gpx: "GPX" },
    note: "Exactement ce qui est filtré, dans cet ordre. La source et la licence sont dans le fichier.",
    listNote: "Tous les lieux de la liste, dans son ordre. La source et la licence sont dans le fichier.",
    exporting: "Export…",
    done: "Exporté",
    failed: "L’export a échoué",
    walk: "En faire une promenade",
    walkPlaces: (count: number, page: number) => (page === 1 ? `Les ${count} premiers` : `${count} de la page ${page}`),
  },
  listsLink: "Listes",
};
