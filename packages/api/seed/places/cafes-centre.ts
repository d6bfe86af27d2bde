import type { SeedEntry } from "./entry.ts";

export const cafesCentre: readonly SeedEntry[] = [
  {
    id: "angelina",
    name: "Angelina",
    address: "226 Rue de Rivoli, 75001 Paris",
    at: [48.86508, 2.32843],
    types: ["Café"],
    tags: ["Historic", "Chocolate", "Pastry", "Tea", "Elegant", "Open Sundays", "Brunch"],
    rating: 4.1,
    website: "https://www.angelina-paris.fr",
    description:
      "A Belle Époque tea room under the arcades of the Rue de Rivoli. The chocolate is almost too thick to pour and the Mont-Blanc has kept its recipe since 1903.",
  },
  {
    id: "cafe-kitsune-palais-royal",
    name: "Café Kitsuné Palais Royal",
    address: "51 Galerie de Montpensier, 75001 Paris",
    at: [48.8653, 2.3372],
    types: ["Café"],
    tags: ["Coffee", "Garden", "Takeaway", "Open Sundays", "Photos", "Historic"],
    rating: 4.1,
    description:
      "A small counter under the arcades, with the lime alleys of the Palais-Royal for a terrace. Fox-shaped biscuits and iced matcha.",
  },
  {
    id: "cafe-marly",
    name: "Café Marly",
    address: "93 Rue de Rivoli, 75001 Paris",
    at: [48.86164, 2.33593],
    types: ["Café", "Restaurant"],
    tags: ["Terrace", "View", "Elegant", "Open Sundays", "Splurge", "Photos"],
    rating: 3.9,
    description:
      "Tables beneath the arcades of the Louvre, level with the glass pyramid. Inside, salons in red, black and gold.",
  },
  {
    id: "cafe-verlet",
    name: "Café Verlet",
    address: "256 Rue Saint-Honoré, 75001 Paris",
    at: [48.86411, 2.33378],
    types: ["Café", "Store"],
    tags: ["Coffee", "Tea", "Historic", "Pastry", "Cosy"],
    rating: 4.3,
    description:
      "Sacks of beans, wooden drawers and candied fruit, in the trade since 1880. A small tea room upstairs, two steps from the Palais-Royal.",
  },
  {
    id: "le-nemours",
    name: "Le Nemours",
    address: "2 Place Colette, 75001 Paris",
    at: [48.86332, 2.33647],
    types: ["Café"],
    tags: ["Terrace", "Historic", "View", "Breakfast", "Open Sundays"],
    rating: 4,
    description:
      "A terrace under the columns beside the Comédie-Française. A metro entrance crowned with glass beads stands right opposite.",
  },
  {
    id: "telescope",
    name: "Telescope",
    address: "5 Rue Villédo, 75001 Paris",
    at: [48.86618, 2.33631],
    types: ["Café"],
    tags: ["Coffee", "Quiet", "Solo", "Pastry", "Takeaway"],
    rating: 4.4,
    description:
      "A pale, narrow room with a marble counter near the Rue Sainte-Anne. Nothing on the walls, nothing in the way of the coffee.",
  },
  {
    id: "boot-cafe",
    name: "Boot Café",
    address: "19 Rue du Pont aux Choux, 75003 Paris",
    at: [48.86117, 2.36536],
    types: ["Café"],
    tags: ["Coffee", "Takeaway", "Photos", "Solo", "Open Sundays"],
    rating: 4.2,
    description:
      "A cobbler’s shop so small that the blue front is most of it. Three stools, an espresso machine and the word Cordonnerie still over the door.",
  },
  {
    id: "cafe-charlot",
    name: "Café Charlot",
    address: "38 Rue de Bretagne, 75003 Paris",
    at: [48.86304, 2.36246],
    types: ["Café", "Restaurant"],
    tags: ["Terrace", "Coffee", "Lively", "Open Sundays", "Brunch"],
    rating: 4,
    description:
      "White tiles and wicker chairs on the busiest corner of the Rue de Bretagne. A bakery once, it now feeds the Haut Marais from breakfast to the last glass.",
  },
  {
    id: "fragments",
    name: "Fragments",
    address: "76 Rue des Tournelles, 75003 Paris",
    at: [48.85797, 2.36736],
    types: ["Café"],
    tags: ["Coffee", "Brunch", "Pastry", "Cosy", "Open Sundays"],
    rating: 4.4,
    description:
      "Rough walls, a wooden bar and baking on the counter a street away from the Place des Vosges. Avocado toast is done seriously here, and so is the flat white.",
  },
  {
    id: "used-book-cafe",
    name: "Used Book Café",
    address: "111 Boulevard Beaumarchais, 75003 Paris",
    at: [48.86078, 2.36703],
    types: ["Café"],
    tags: ["Books", "Reading", "Coffee", "Courtyard", "Quiet", "Brunch", "Relaxed"],
    rating: 4.2,
    description:
      "Walls of second-hand books and deep armchairs in front of the concept store Merci. A little red car marks the courtyard.",
  },
  {
    id: "cafe-saint-regis",
    name: "Café Saint-Régis",
    address: "6 Rue Jean du Bellay, 75004 Paris",
    at: [48.85296, 2.35369],
    types: ["Café", "Restaurant"],
    tags: ["Terrace", "Breakfast", "Open Sundays", "Historic", "View"],
    rating: 4.1,
    description:
      "White tiles and waiters in aprons at the prow of the Île Saint-Louis. From the terrace one sees the bridge, the buskers and the back of Notre-Dame.",
  },
  {
    id: "la-cafeotheque",
    name: "La Caféothèque",
    address: "52 Rue de l’Hôtel de Ville, 75004 Paris",
    at: [48.85443, 2.35577],
    types: ["Café", "Store"],
    tags: ["Coffee", "Quiet", "Reading", "Open Sundays", "Solo"],
    rating: 4.4,
    description:
      "Single-origin beans, roasted behind the window of a house by the Seine. Three rooms of armchairs, and a plantation of the day.",
  },
  {
    id: "le-loir-dans-la-theiere",
    name: "Le Loir dans la Théière",
    address: "3 Rue des Rosiers, 75004 Paris",
    at: [48.85629, 2.36098],
    types: ["Café"],
    tags: ["Tea", "Pastry", "Brunch", "Cosy", "Open Sundays", "Vegetarian"],
    rating: 4.2,
    description:
      "Odd armchairs, old posters and a lemon tart with a tower of meringue. The dormouse of the teapot gives its name to the room.",
  },
  {
    id: "mariage-freres",
    name: "Mariage Frères",
    address: "30 Rue du Bourg Tibourg, 75004 Paris",
    at: [48.85775, 2.35656],
    types: ["Café", "Store"],
    tags: ["Tea", "Historic", "Elegant", "Gifts", "Open Sundays", "Quiet"],
    rating: 4.4,
    website: "https://www.mariagefreres.com",
    description:
      "Hundreds of black canisters behind a colonial counter, and a tea room with palms at the back. The house has dealt in tea since 1854.",
  },
];
