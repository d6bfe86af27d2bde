import type { SeedEntry } from "./entry.ts";

export const parksLeftBank: readonly SeedEntry[] = [
  {
    id: "jardin-des-plantes",
    name: "Jardin des Plantes",
    address: "57 Rue Cuvier, 75005 Paris",
    at: [48.84434, 2.35623],
    types: ["Park"],
    tags: ["Garden", "Science", "Kids", "Free entry", "Running", "Historic", "Open Sundays"],
    rating: 4.7,
    website: "https://www.jardindesplantesdeparis.fr",
    description:
      "A royal garden of medicinal herbs, with beds labelled like a book and a cedar planted in 1734. Hothouses of the 1930s hold a jungle and a desert.",
  },
  {
    id: "square-rene-viviani",
    name: "Square René Viviani",
    address: "25 Quai de Montebello, 75005 Paris",
    at: [48.8522, 2.3472],
    types: ["Park"],
    tags: ["Historic", "Quiet", "Free entry", "View", "Romantic", "Open Sundays"],
    rating: 4.4,
    description:
      "The oldest tree in the city, a false acacia of 1601, leans here on its crutches. Notre-Dame fills the other side of the river.",
  },
  {
    id: "jardin-du-luxembourg",
    name: "Jardin du Luxembourg",
    address: "Rue de Médicis, 75006 Paris",
    at: [48.8469, 2.3372],
    types: ["Park"],
    tags: ["Garden", "Reading", "Kids", "Free entry", "Quiet", "Playground", "Open Sundays"],
    rating: 4.8,
    description:
      "Green iron chairs round an octagonal pond, where toy boats have been for hire for generations. There are an orchard of espaliers, beehives and a fountain in the shade.",
  },
  {
    id: "champ-de-mars",
    name: "Champ-de-Mars",
    address: "Allée Adrienne Lecouvreur, 75007 Paris",
    at: [48.8556, 2.2985],
    types: ["Park"],
    tags: ["View", "Picnic", "Free entry", "Kids", "Running", "Open Sundays"],
    rating: 4.6,
    description:
      "The long lawn between the Eiffel Tower and the École Militaire, once a parade ground and five times the site of a world fair. Marionettes play in a wooden theatre.",
  },
  {
    id: "parc-de-choisy",
    name: "Parc de Choisy",
    address: "128 Avenue de Choisy, 75013 Paris",
    at: [48.8272, 2.3589],
    types: ["Park"],
    tags: ["Kids", "Free entry", "Picnic", "Playground", "Quiet", "Open Sundays"],
    rating: 4.2,
    description:
      "A wide lawn and rows of limes where a gasworks stood until the 1930s. Tai chi in the morning, ping-pong in the afternoon.",
  },
  {
    id: "parc-montsouris",
    name: "Parc Montsouris",
    address: "2 Rue Gazan, 75014 Paris",
    at: [48.82419, 2.33993],
    types: ["Park"],
    tags: ["Kids", "Free entry", "Picnic", "Running", "Waterside", "Open Sundays"],
    rating: 4.6,
    description:
      "An English garden of the Second Empire, with a lake that emptied on the opening day. The meridian of Paris crosses its lawns, and so do the trains of line B.",
  },
  {
    id: "parc-andre-citroen",
    name: "Parc André-Citroën",
    address: "2 Rue Cauchy, 75015 Paris",
    at: [48.84342, 2.27466],
    types: ["Park"],
    tags: ["Garden", "Kids", "Free entry", "Modern", "Waterside", "Picnic", "Open Sundays"],
    rating: 4.4,
    description:
      "Two tall glasshouses and dancing jets where the car works stood, open to the Seine. A tethered balloon rises over the lawn whenever the wind allows.",
  },
  {
    id: "parc-georges-brassens",
    name: "Parc Georges-Brassens",
    address: "2 Place Jacques Marette, 75015 Paris",
    at: [48.83269, 2.30044],
    types: ["Park"],
    tags: ["Garden", "Kids", "Books", "Free entry", "Quiet", "Open Sundays"],
    rating: 4.5,
    description:
      "Two bronze bulls guard the gate of what was the slaughterhouse of Vaugirard. Vines, beehives and a scented garden, and second-hand books under the old halls at weekends.",
  },
];
