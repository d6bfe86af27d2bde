import type { SeedEntry } from "./entry.ts";

export const cinemasRightBank: readonly SeedEntry[] = [
  {
    id: "le-grand-rex",
    name: "Le Grand Rex",
    address: "1 Boulevard Poissonnière, 75002 Paris",
    at: [48.87056, 2.34767],
    types: ["Cinema"],
    tags: ["Art Deco", "Historic", "Landmark", "Late night", "Kids", "Open Sundays"],
    rating: 4.6,
    website: "https://www.legrandrex.com",
    description:
      "A starry vault over two thousand seven hundred seats, with Moorish towers along the walls. The largest cinema in Europe when it opened in 1932, and hardly less of an event today.",
  },
  {
    id: "le-balzac",
    name: "Le Balzac",
    address: "1 Rue Balzac, 75008 Paris",
    at: [48.87274, 2.29972],
    types: ["Cinema"],
    tags: ["Art Deco", "Historic", "Live music", "Rainy day", "Open Sundays"],
    rating: 4.4,
    website: "https://www.cinemabalzac.com",
    description:
      "A cinema since 1935, shaped like a liner, steps from the Champs-Élysées. Silent films with piano, and a short concert before the Saturday showing.",
  },
  {
    id: "ugc-george-v",
    name: "UGC George V",
    address: "146 Avenue des Champs-Élysées, 75008 Paris",
    at: [48.87307, 2.29841],
    types: ["Cinema"],
    tags: ["Nostalgic", "Late night", "Rainy day"],
    rating: 4,
    placeStatus: "Permanently Closed",
    description:
      "Eleven screens on the Champs-Élysées, in their day among the busiest of the avenue. The lights went out for good in 2020.",
  },
  {
    id: "max-linder-panorama",
    name: "Max Linder Panorama",
    address: "24 Boulevard Poissonnière, 75009 Paris",
    at: [48.87136, 2.3449],
    types: ["Cinema"],
    tags: ["Historic", "Modern", "Rainy day", "Late night", "Open Sundays"],
    rating: 4.6,
    website: "https://maxlinder.com",
    description:
      "One black room with two balconies and a curved screen, kept for sound and picture alone. The comedian who gave his name to it bought the place in 1914.",
  },
  {
    id: "pathe-palace",
    name: "Pathé Palace",
    address: "2 Boulevard des Capucines, 75009 Paris",
    at: [48.87108, 2.3338],
    types: ["Cinema"],
    tags: ["Architecture", "Elegant", "Splurge", "Modern", "Rainy day", "Open Sundays", "Step-free"],
    rating: 4.4,
    description:
      "Renzo Piano opened up an old picture palace beside the Opéra, with an atrium and seven quiet screens. The armchairs recline, and the picture is as good as it gets.",
  },
  {
    id: "le-brady",
    name: "Le Brady",
    address: "39 Boulevard de Strasbourg, 75010 Paris",
    at: [48.87178, 2.3554],
    types: ["Cinema"],
    tags: ["Bohemian", "Classic films", "Budget", "Rainy day", "Theatre"],
    rating: 4.3,
    website: "https://www.lebrady.fr",
    description:
      "Horror double bills made it famous, and Jean-Pierre Mocky once owned it. Now two rooms of art films and a small stage, among hairdressers and bars.",
  },
  {
    id: "le-louxor-palais-du-cinema",
    name: "Le Louxor - Palais du cinéma",
    address: "170 Boulevard de Magenta, 75010 Paris",
    at: [48.88347, 2.34987],
    types: ["Cinema"],
    tags: ["Art Deco", "Historic", "Landmark", "Terrace", "Rainy day", "Open Sundays"],
    rating: 4.6,
    website: "https://www.cinemalouxor.fr",
    description:
      "Egypt as dreamt in 1921: scarabs, lotus columns and winged discs in gold mosaic at Barbès. The bar on the second floor has a balcony over the metro viaduct.",
  },
  {
    id: "majestic-bastille",
    name: "Majestic Bastille",
    address: "2-4 Boulevard Richard Lenoir, 75011 Paris",
    at: [48.85381, 2.36988],
    types: ["Cinema"],
    tags: ["Rainy day", "Solo", "With friends", "Open Sundays"],
    rating: 4.3,
    description:
      "Two comfortable screens on the Place de la Bastille. Independent films in their original versions, popcorn optional.",
  },
  {
    id: "majestic-passy",
    name: "Majestic Passy",
    address: "18 Rue de Passy, 75016 Paris",
    at: [48.85824, 2.2823],
    types: ["Cinema"],
    tags: ["Rainy day", "Elegant", "Solo", "Open Sundays"],
    rating: 4.3,
    description:
      "Three screens in the high street of Passy, with original versions for a district that reads subtitles. A good excuse to end an afternoon of errands in the dark.",
  },
  {
    id: "cinema-des-cineastes",
    name: "Cinéma des Cinéastes",
    address: "7 Avenue de Clichy, 75017 Paris",
    at: [48.8843, 2.32689],
    types: ["Cinema", "Bar"],
    tags: ["Historic", "Rainy day", "Wine", "Classic films", "Open Sundays"],
    rating: 4.4,
    description:
      "Film-makers run it, in a former cabaret with iron beams above the big screen. The wine bar upstairs goes by the name of the Salon.",
  },
  {
    id: "studio-28",
    name: "Studio 28",
    address: "10 Rue Tholozé, 75018 Paris",
    at: [48.88615, 2.33535],
    types: ["Cinema"],
    tags: ["Historic", "Garden", "Bohemian", "Romantic", "Rainy day", "Open Sundays"],
    rating: 4.5,
    website: "https://www.cinema-studio28.fr",
    description:
      "Buñuel’s L’Âge d’or caused a riot here in 1930, and Cocteau designed the lamps. There is a bar with a winter garden behind the single screen.",
  },
  {
    id: "mk2-quai-de-seine",
    name: "MK2 Quai de Seine",
    address: "14 Quai de la Seine, 75019 Paris",
    at: [48.88508, 2.3715],
    types: ["Cinema", "Restaurant"],
    tags: ["Waterside", "Terrace", "Modern", "With friends", "Open Sundays"],
    rating: 4.3,
    website: "https://www.mk2.com",
    description:
      "One of two cinemas that face each other across the Bassin de la Villette. A small boat takes ticket holders to the other bank.",
  },
];
