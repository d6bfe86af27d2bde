import type { SeedEntry } from "./entry.ts";

export const spotsRightBank: readonly SeedEntry[] = [
  {
    id: "pont-alexandre-iii",
    name: "Pont Alexandre III",
    address: "Pont Alexandre III, 75008 Paris",
    at: [48.8639, 2.31359],
    types: ["Spot"],
    tags: ["Landmark", "Historic", "View", "Waterside", "Romantic", "Photos", "Free entry"],
    rating: 4.7,
    description:
      "Gilded horses, garlands and lamps on a single low arch of 1900. It was drawn so flat in order not to spoil the view of the Invalides.",
  },
  {
    id: "passage-jouffroy",
    name: "Passage Jouffroy",
    address: "10 Boulevard Montmartre, 75009 Paris",
    at: [48.87184, 2.34197],
    types: ["Spot"],
    tags: ["Covered", "Historic", "Rainy day", "Gifts", "Free entry", "Kids"],
    rating: 4.5,
    description:
      "Walking sticks, old prints, toys and a hotel at the back, under the first roof of iron and glass in the passages. The clock sets the pace.",
  },
  {
    id: "place-saint-georges",
    name: "Place Saint-Georges",
    address: "Place Saint-Georges, 75009 Paris",
    at: [48.8784, 2.3375],
    types: ["Spot"],
    tags: ["Historic", "Quiet", "Free entry", "Architecture", "Photos"],
    rating: 4.3,
    description:
      "A round square on the way up to Pigalle, with a theatre, a carved mansion and a bust of Gavarni. The metro entrance is among the prettiest.",
  },
  {
    id: "canal-saint-martin",
    name: "Canal Saint-Martin",
    address: "Quai de Valmy, 75010 Paris",
    at: [48.8713, 2.3653],
    types: ["Spot"],
    tags: ["Waterside", "Picnic", "With friends", "Free entry", "Photos", "Open air", "Relaxed"],
    rating: 4.5,
    description:
      "Locks, iron footbridges and plane trees, and a bottle of something on the edge of the quay. On Sundays the cars stay away.",
  },
  {
    id: "rue-cremieux",
    name: "Rue Crémieux",
    address: "Rue Crémieux, 75012 Paris",
    at: [48.847, 2.37085],
    types: ["Spot"],
    tags: ["Photos", "Quiet", "Free entry", "Historic", "Open air"],
    rating: 4.2,
    description:
      "Thirty-five small houses in every shade of sherbet, cats and ivy painted on the walls. People live here, so keep your voice down.",
  },
  {
    id: "hameau-boileau",
    name: "Hameau Boileau",
    address: "38 Rue Boileau, 75016 Paris",
    at: [48.84435, 2.26352],
    types: ["Spot"],
    tags: ["Historic", "Quiet", "Architecture", "Garden"],
    description:
      "A private hamlet of villas and lawns, laid out around 1840 on the poet’s land at Auteuil. Look through the gates: Gothic, Moorish and Art Nouveau neighbours.",
  },
  {
    id: "cite-des-fleurs",
    name: "Cité des Fleurs",
    address: "154 Avenue de Clichy, 75017 Paris",
    at: [48.89136, 2.31919],
    types: ["Spot"],
    tags: ["Garden", "Quiet", "Historic", "Free entry", "Photos"],
    rating: 4.4,
    description:
      "A pedestrian lane of houses with front gardens, laid out in 1847 with three fruit trees for every owner. The gates are open during the day.",
  },
  {
    id: "edicule-guimard-des-abbesses",
    name: "Édicule Guimard des Abbesses",
    address: "Place des Abbesses, 75018 Paris",
    at: [48.8844, 2.3386],
    types: ["Spot"],
    tags: ["Art Nouveau", "Historic", "Free entry", "Photos", "Landmark"],
    rating: 4.5,
    description:
      "Hector Guimard’s glass roof, one of the last to cover a metro stair. The station below is the deepest in the city, with a painted spiral of steps.",
  },
  {
    id: "le-mur-des-je-t-aime",
    name: "Le mur des je t’aime",
    address: "Square Jehan Rictus, Place des Abbesses, 75018 Paris",
    at: [48.8849, 2.3385],
    types: ["Spot"],
    tags: ["Romantic", "Photos", "Free entry", "Date", "Garden"],
    rating: 4.2,
    description:
      "Six hundred and twelve tiles of blue lava, with I love you in some two hundred and fifty languages. A garden behind the Abbesses metro surrounds it.",
  },
  {
    id: "place-du-tertre",
    name: "Place du Tertre",
    address: "Place du Tertre, 75018 Paris",
    at: [48.8865, 2.3408],
    types: ["Spot"],
    tags: ["Historic", "Lively", "Painting", "Terrace", "Photos", "Free entry"],
    rating: 4,
    description:
      "The village square of Montmartre, divided between portrait painters and café tables. Before nine in the morning it belongs to the sparrows.",
  },
  {
    id: "vigne-du-clos-montmartre",
    name: "Vigne du Clos Montmartre",
    address: "14 Rue des Saules, 75018 Paris",
    at: [48.88816, 2.33984],
    types: ["Spot"],
    tags: ["Historic", "Garden", "View", "Wine", "Photos"],
    rating: 4.3,
    description:
      "Rows of Gamay and Pinot on the north slope of the hill, planted in 1933 to keep builders away. The grape harvest in October is a street festival.",
  },
  {
    id: "bassin-de-la-villette",
    name: "Bassin de la Villette",
    address: "Quai de la Loire, 75019 Paris",
    at: [48.8855, 2.3736],
    types: ["Spot"],
    tags: ["Waterside", "Boating", "With friends", "Free entry", "Running", "Open air", "Relaxed"],
    rating: 4.4,
    description:
      "Eight hundred metres of still water between two cinemas that face each other across it. Small electric boats are for hire and the pétanque never stops.",
  },
  {
    id: "le-centquatre-paris",
    name: "Le Centquatre-Paris",
    address: "5 Rue Curial, 75019 Paris",
    at: [48.88998, 2.37151],
    types: ["Spot", "Activity"],
    tags: ["Contemporary art", "Dancing", "Lively", "Free entry", "Kids", "Live music", "Step-free"],
    rating: 4.5,
    website: "https://www.104.fr",
    description:
      "The halls of the municipal undertakers, now full of dancers rehearsing in the open. Studios, shows, a fairground ride and a pizza truck.",
  },
  {
    id: "campagne-a-paris",
    name: "Campagne à Paris",
    address: "Rue Irénée Blanc, 75020 Paris",
    at: [48.86596, 2.40776],
    types: ["Spot"],
    tags: ["Quiet", "Historic", "Garden", "Free entry", "Photos"],
    rating: 4.4,
    description:
      "Some ninety houses of brick and millstone with lilac over the fences, on a mound above the Porte de Bagnolet. They were built for workers in the 1920s.",
  },
  {
    id: "rue-denoyez",
    name: "Rue Dénoyez",
    address: "Rue Dénoyez, 75020 Paris",
    at: [48.8714, 2.3782],
    types: ["Spot"],
    tags: ["Contemporary art", "Bohemian", "Free entry", "Photos", "Open air"],
    rating: 4.2,
    description:
      "A short street in Belleville that is repainted, layer on layer, almost every week. Even the flowerpots get a coat.",
  },
];
