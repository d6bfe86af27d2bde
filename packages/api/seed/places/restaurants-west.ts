import type { SeedEntry } from "./entry.ts";

export const restaurantsWest: readonly SeedEntry[] = [
  {
    id: "l-epicure",
    name: "L’Épicure",
    address: "112 Rue du Faubourg Saint-Honoré, 75008 Paris",
    at: [48.87168, 2.31477],
    types: ["Restaurant"],
    tags: ["Fine dining", "Classic French", "Garden", "Elegant", "Booking needed", "Splurge"],
    rating: 4.7,
    description:
      "French windows open on the garden of the Bristol, with its magnolias and fountain. Macaroni with black truffle is the dish the room is known for.",
  },
  {
    id: "la-maison-de-la-truffe",
    name: "La Maison de la Truffe",
    address: "19 Place de la Madeleine, 75008 Paris",
    at: [48.87075, 2.324],
    types: ["Restaurant", "Store"],
    tags: ["Classic French", "Elegant", "Gifts", "Splurge"],
    rating: 4.1,
    website: "https://www.maison-de-la-truffe.com",
    description:
      "Truffles by the gram at the counter, and over eggs, pasta or Brie at the tables behind it. The house has kept its place on the Madeleine since 1932.",
  },
  {
    id: "lasserre",
    name: "Lasserre",
    address: "17 Avenue Franklin D. Roosevelt, 75008 Paris",
    at: [48.86631, 2.30998],
    types: ["Restaurant"],
    tags: ["Fine dining", "Classic French", "Elegant", "Romantic", "Historic", "Splurge"],
    rating: 4.4,
    website: "https://www.restaurant-lasserre.com",
    description:
      "On fine evenings the painted ceiling slides away and dinner goes on under the sky. A small lift brings guests up to the first-floor salon.",
  },
  {
    id: "le-fouquet-s",
    name: "Le Fouquet’s",
    address: "99 Avenue des Champs-Élysées, 75008 Paris",
    at: [48.87142, 2.3013],
    types: ["Restaurant"],
    tags: ["Brasserie", "Terrace", "Historic", "Elegant", "Open Sundays", "Splurge"],
    rating: 4,
    description:
      "Red awnings on the corner of the Avenue George V since 1899. Premieres end here, and the brass plates on the tables tell you who came.",
  },
  {
    id: "pavyllon",
    name: "Pavyllon",
    address: "8 Avenue Dutuit, 75008 Paris",
    at: [48.86613, 2.3163],
    types: ["Restaurant"],
    tags: ["Fine dining", "Modern", "Terrace", "Garden", "Booking needed", "Splurge"],
    rating: 4.5,
    description:
      "A counter for thirty around the kitchen of the Pavillon Ledoyen, among the chestnut trees of the Champs-Élysées. Steamed soufflé is the way to begin.",
  },
  {
    id: "la-grande-cascade",
    name: "La Grande Cascade",
    address: "Allée de Longchamp, 75116 Paris",
    at: [48.86264, 2.24044],
    types: ["Restaurant"],
    tags: ["Fine dining", "Art Nouveau", "Garden", "Terrace", "Romantic", "Splurge"],
    rating: 4.4,
    website: "https://www.restaurantsparisiens.com",
    description:
      "A glass pavilion beside the waterfall of the Bois de Boulogne, built as a hunting lodge for Napoleon III. The canopy of iron and glass dates from 1900.",
  },
  {
    id: "le-stella",
    name: "Le Stella",
    address: "133 Avenue Victor Hugo, 75016 Paris",
    at: [48.86752, 2.28058],
    types: ["Restaurant"],
    tags: ["Brasserie", "Seafood", "Terrace", "Open Sundays", "Mid-range"],
    rating: 4.1,
    description:
      "Shellfish on ice, choucroute and tartare at the heart of the Avenue Victor Hugo. The neighbourhood takes Sunday lunch here, children and all.",
  },
  {
    id: "les-marches",
    name: "Les Marches",
    address: "5 Rue de la Manutention, 75016 Paris",
    at: [48.86395, 2.29592],
    types: ["Restaurant"],
    tags: ["Bistro", "Classic French", "Terrace", "With friends", "Open Sundays", "Mid-range"],
    rating: 4.2,
    description:
      "An old-fashioned café-restaurant at the foot of the steps beside the Palais de Tokyo. Red-checked cloths, egg mayonnaise and steak with pepper sauce.",
  },
  {
    id: "monsieur-bleu",
    name: "Monsieur Bleu",
    address: "20 Avenue de New York, 75116 Paris",
    at: [48.86313, 2.29638],
    types: ["Restaurant"],
    tags: ["Brasserie", "Art Deco", "Terrace", "View", "Elegant", "Splurge", "Open Sundays"],
    rating: 4.1,
    website: "https://monsieurbleu.com",
    description:
      "A tall green and grey room within the Palais de Tokyo. Its terrace looks over the Seine to the Eiffel Tower.",
  },
  {
    id: "noura-marceau",
    name: "Noura Marceau",
    address: "27 Avenue Marceau, 75016 Paris",
    at: [48.86709, 2.29907],
    types: ["Restaurant"],
    tags: ["Middle Eastern", "Takeaway", "Open Sundays", "Groups", "Vegetarian"],
    rating: 4,
    description:
      "Mezze by the dozen, grills and pastries from a Lebanese house well known in the quarter. The counter next to the dining room sells it all to take home.",
  },
  {
    id: "rosimar",
    name: "Rosimar",
    address: "26 Rue Poussin, 75016 Paris",
    at: [48.84877, 2.26329],
    types: ["Restaurant"],
    tags: ["Spanish", "Seafood", "Family-run", "Booking needed", "Mid-range"],
    rating: 4.3,
    description:
      "Catalan cooking in a mirrored dining room at the far end of Auteuil. Paella, black rice and salt cod, each made to order.",
  },
  {
    id: "caves-petrissans",
    name: "Caves Pétrissans",
    address: "30bis Avenue Niel, 75017 Paris",
    at: [48.88119, 2.29574],
    types: ["Restaurant", "Store"],
    tags: ["Classic French", "Wine", "Historic", "Family-run", "Terrace", "Mid-range"],
    rating: 4.4,
    description:
      "A wine merchant of 1895 with a dining room of dark wood and mosaic. Calf’s head and rum baba, and any bottle from the shelves.",
  },
  {
    id: "coretta",
    name: "Coretta",
    address: "151bis Rue Cardinet, 75017 Paris",
    at: [48.89033, 2.31692],
    types: ["Restaurant"],
    tags: ["Market cooking", "Modern", "View", "Lunch menu", "Mid-range"],
    rating: 4.3,
    description:
      "Two floors of pale wood facing the Parc Martin-Luther-King. The menu is short, seasonal and easy to like.",
  },
  {
    id: "gare-au-gorille",
    name: "Gare au Gorille",
    address: "68 Rue des Dames, 75017 Paris",
    at: [48.88352, 2.31992],
    types: ["Restaurant"],
    tags: ["Market cooking", "Natural wine", "Small plates", "Booking needed", "Mid-range"],
    rating: 4.5,
    description:
      "Simple wooden tables above the railway cutting of the Batignolles. Small plates in the evening, a short menu at noon, and bottles from careful growers.",
  },
  {
    id: "le-hide",
    name: "Le Hide",
    address: "10 Rue du Général Lanrezac, 75017 Paris",
    at: [48.87623, 2.29406],
    types: ["Restaurant"],
    tags: ["Classic French", "Bistro", "Booking needed", "Mid-range"],
    rating: 4.4,
    description:
      "Tables close together, a few steps from the Arc de Triomphe. Snails, lamb and crème brûlée, cooked with precision by a Japanese hand.",
  },
];
