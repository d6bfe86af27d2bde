import type { SeedEntry } from "./entry.ts";

export const restaurantsMarais: readonly SeedEntry[] = [
  {
    id: "breizh-cafe-marais",
    name: "Breizh Café Marais",
    address: "109 Rue Vieille du Temple, 75003 Paris",
    at: [48.86062, 2.36184],
    types: ["Restaurant"],
    tags: ["Crêpes", "Organic", "Open Sundays", "Mid-range", "With friends", "Gluten-free"],
    rating: 4.4,
    website: "https://breizhcafe.com",
    description:
      "Buckwheat galettes with raw-milk cheese and Breton ham, thin and crisp at the edge. The cider list is as carefully drawn up as a wine list.",
  },
  {
    id: "chez-janou",
    name: "Chez Janou",
    address: "2 Rue Roger Verlomme, 75003 Paris",
    at: [48.85671, 2.36714],
    types: ["Restaurant"],
    tags: ["Provençal", "Terrace", "Lively", "With friends", "Mid-range"],
    rating: 4.3,
    website: "https://www.chezjanou.com",
    description:
      "A corner of Provence behind the Place des Vosges, with eighty kinds of pastis on the shelf. The chocolate mousse comes to the table in one enormous bowl.",
  },
  {
    id: "chez-omar",
    name: "Chez Omar",
    address: "47 Rue de Bretagne, 75003 Paris",
    at: [48.86328, 2.36149],
    types: ["Restaurant"],
    tags: ["North African", "Halal", "Historic", "Lively", "Walk-ins", "Open Sundays"],
    rating: 4.1,
    description:
      "Couscous in a Parisian café of mirrors, brass rails and starched paper cloths. The room has kept its long bar and its easy noise.",
  },
  {
    id: "creperie-gigi",
    name: "Crêperie Gigi",
    address: "4 Rue de la Corderie, 75003 Paris",
    at: [48.86476, 2.36334],
    types: ["Restaurant"],
    tags: ["Crêpes", "Terrace", "Modern", "With friends", "Mid-range"],
    description:
      "Galettes on a small square behind the Carreau du Temple, in the part of the Marais that still has ateliers. A few tables outside catch the afternoon sun.",
  },
  {
    id: "derriere",
    name: "Derrière",
    address: "69 Rue des Gravilliers, 75003 Paris",
    at: [48.8645, 2.35424],
    types: ["Restaurant"],
    tags: ["Classic French", "Courtyard", "Bohemian", "Cosy", "Brunch", "Open Sundays"],
    rating: 4,
    description:
      "A flat turned restaurant, where one may dine in the bedroom or beside the ping-pong table. A wardrobe upstairs opens on the smoking room.",
  },
  {
    id: "l-ambassade-d-auvergne",
    name: "L’Ambassade d’Auvergne",
    address: "22 Rue du Grenier Saint-Lazare, 75003 Paris",
    at: [48.86303, 2.35338],
    types: ["Restaurant"],
    tags: ["Auvergne", "Classic French", "Cosy", "Groups", "Open Sundays", "Mid-range"],
    rating: 4.2,
    description:
      "Hams from the rafters and lentils from Le Puy, in a house that flies the flag of the Massif Central. The aligot is stretched at the table, a yard into the air.",
  },
  {
    id: "l-ami-louis",
    name: "L’Ami Louis",
    address: "32 Rue du Vertbois, 75003 Paris",
    at: [48.86702, 2.35816],
    types: ["Restaurant"],
    tags: ["Bistro", "Classic French", "Historic", "Booking needed", "Splurge"],
    rating: 4,
    description:
      "Soot-dark walls, a stove pipe and pink tablecloths, hardly altered since the 1930s. The roast chicken and the mountain of straw potatoes are made for two.",
  },
  {
    id: "le-404",
    name: "Le 404",
    address: "69 Rue des Gravilliers, 75003 Paris",
    at: [48.8645, 2.35424],
    types: ["Restaurant"],
    tags: ["North African", "Lively", "Romantic", "Open Sundays", "Mid-range"],
    rating: 4,
    description:
      "A sixteenth-century house fitted out with lanterns, brass trays and carved screens. Tagines steam behind an open counter, mint tea is poured from high above.",
  },
  {
    id: "robert-et-louise",
    name: "Robert et Louise",
    address: "64 Rue Vieille du Temple, 75003 Paris",
    at: [48.85909, 2.35947],
    types: ["Restaurant"],
    tags: ["Steak", "Classic French", "Cosy", "Family-run", "Mid-range", "With friends"],
    rating: 4.2,
    website: "https://www.robertetlouise.com",
    description:
      "Côte de bœuf grilled over a wood fire in the back of a half-timbered room. Shared tables, a cast-iron pan of potatoes, and smoke in your coat afterwards.",
  },
  {
    id: "bofinger",
    name: "Bofinger",
    address: "5-7 Rue de la Bastille, 75004 Paris",
    at: [48.85391, 2.36786],
    types: ["Restaurant"],
    tags: ["Brasserie", "Alsatian", "Seafood", "Historic", "Elegant", "Open Sundays", "Mid-range"],
    rating: 4,
    website: "https://www.bofingerparis.com",
    description:
      "A stained-glass dome blooms above the ground-floor room of this Alsatian brasserie of 1864. Order the choucroute, in the traditional way or with fish.",
  },
  {
    id: "l-alivi",
    name: "L’Alivi",
    address: "27 Rue du Roi de Sicile, 75004 Paris",
    at: [48.85645, 2.35744],
    types: ["Restaurant"],
    tags: ["Corsican", "Cosy", "Terrace", "Mid-range", "Open Sundays"],
    rating: 4.1,
    description:
      "Stone, olive wood and the scent of the maquis on a corner of the Marais. Kid, brocciu and chestnut flour, with wines from Patrimonio.",
  },
  {
    id: "l-as-du-fallafel",
    name: "L’As du Fallafel",
    address: "34 Rue des Rosiers, 75004 Paris",
    at: [48.85741, 2.35906],
    types: ["Restaurant"],
    tags: ["Open Sundays", "Middle Eastern", "Kosher", "Vegetarian", "Takeaway", "Budget", "Lively"],
    rating: 4.4,
    openingHours: "Su-Th 11:00-23:00; Fr 11:00-15:00",
    description:
      "Two queues form in the Rue des Rosiers: one for a table, one for a pitta to eat in the street. Fried aubergine, cabbage and a green counter that never stops.",
  },
  {
    id: "miznon",
    name: "Miznon",
    address: "22 Rue des Écouffes, 75004 Paris",
    at: [48.85716, 2.35893],
    types: ["Restaurant"],
    tags: ["Middle Eastern", "Vegetarian", "Takeaway", "Budget", "Lively", "Walk-ins"],
    rating: 4.4,
    description:
      "Pitta filled with lamb, ratatouille or a whole roast cauliflower carried through the room. Vegetables are the decoration as well as the menu.",
  },
];
