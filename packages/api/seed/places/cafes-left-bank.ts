import type { SeedEntry } from "./entry.ts";

export const cafesLeftBank: readonly SeedEntry[] = [
  {
    id: "cafe-de-la-nouvelle-mairie",
    name: "Café de la Nouvelle Mairie",
    address: "19 Rue des Fossés Saint-Jacques, 75005 Paris",
    at: [48.84541, 2.34485],
    types: ["Café", "Restaurant"],
    tags: ["Natural wine", "Terrace", "Bistro", "Lunch menu", "Bohemian"],
    rating: 4.4,
    description:
      "A terrace by a fountain square behind the Panthéon, where the chairs follow the sun. Plain good plates and wines from small estates.",
  },
  {
    id: "la-mosquee-salon-de-the",
    name: "La Mosquée - Salon de thé",
    address: "39 Rue Geoffroy Saint-Hilaire, 75005 Paris",
    at: [48.84178, 2.35564],
    types: ["Café"],
    tags: ["Tea", "Pastry", "Courtyard", "North African", "Halal", "Open Sundays", "Historic"],
    rating: 4.2,
    description:
      "Fig trees, blue tiles and sparrows in the courtyard of the Grande Mosquée. Mint tea comes in small glasses, honey pastries on a tray.",
  },
  {
    id: "cafe-de-flore",
    name: "Café de Flore",
    address: "172 Boulevard Saint-Germain, 75006 Paris",
    at: [48.85413, 2.33256],
    types: ["Café"],
    tags: ["Historic", "Terrace", "Art Deco", "Breakfast", "Open Sundays", "Splurge"],
    rating: 4.1,
    website: "https://cafedeflore.fr",
    openingHours: "Mo-Su 07:30-01:30",
    description:
      "Red banquettes, mahogany and mirrors, unchanged since the war. Writers came for the stove; everyone else has come since to look for the writers.",
  },
  {
    id: "coffee-parisien",
    name: "Coffee Parisien",
    address: "4 Rue Princesse, 75006 Paris",
    at: [48.85254, 2.33441],
    types: ["Café", "Restaurant"],
    tags: ["American", "Brunch", "Lively", "Kids", "Open Sundays"],
    rating: 4,
    description:
      "Placemats of American presidents, pancakes and eggs Benedict at any hour. A long-standing diner in the lanes of Saint-Germain.",
  },
  {
    id: "la-palette",
    name: "La Palette",
    address: "43 Rue de Seine, 75006 Paris",
    at: [48.8549, 2.33676],
    types: ["Café", "Restaurant"],
    tags: ["Terrace", "Historic", "Bohemian", "Wine", "Open Sundays"],
    rating: 4,
    description:
      "Painters’ palettes hang over the bar and a fresco of the thirties fills the back room. The terrace at the bend of the Rue Jacques Callot is the real salon.",
  },
  {
    id: "le-procope",
    name: "Le Procope",
    address: "13 Rue de l’Ancienne Comédie, 75006 Paris",
    at: [48.85305, 2.33873],
    types: ["Café", "Restaurant"],
    tags: ["Historic", "Classic French", "Elegant", "Open Sundays", "Groups"],
    rating: 4,
    website: "https://www.procope.com",
    description:
      "Coffee has been poured at this address since 1686, to Voltaire among others. The salons are a small museum, with a hat said to be Bonaparte’s by the door.",
  },
  {
    id: "le-rostand",
    name: "Le Rostand",
    address: "6 Place Edmond Rostand, 75006 Paris",
    at: [48.84776, 2.34026],
    types: ["Café"],
    tags: ["Terrace", "Breakfast", "Open Sundays", "Elegant", "View"],
    rating: 4,
    description:
      "Wicker chairs facing the gates of the Luxembourg, and palms and Orientalist pictures within. Newspapers hang on sticks by the door.",
  },
  {
    id: "le-select",
    name: "Le Select",
    address: "99 Boulevard du Montparnasse, 75006 Paris",
    at: [48.84261, 2.32837],
    types: ["Café", "Bar"],
    tags: ["Historic", "Terrace", "Late night", "Bohemian", "Open Sundays"],
    rating: 4.1,
    description:
      "The all-night American bar of Montparnasse in 1923, and still the least changed of the four great cafés. A cat has usually had a chair of its own.",
  },
  {
    id: "les-deux-magots",
    name: "Les Deux Magots",
    address: "6 Place Saint-Germain-des-Prés, 75006 Paris",
    at: [48.85424, 2.3332],
    types: ["Café"],
    tags: ["Historic", "Terrace", "Breakfast", "Open Sundays", "Chocolate", "Splurge"],
    rating: 4,
    website: "https://lesdeuxmagots.fr",
    openingHours: "Mo-Su 07:30-01:00",
    description:
      "Two wooden merchants from China sit on their pillar above the tables. The terrace faces the bell tower of Saint-Germain-des-Prés, the hot chocolate is made in a jug.",
  },
  {
    id: "coutume",
    name: "Coutume",
    address: "47 Rue de Babylone, 75007 Paris",
    at: [48.85167, 2.31836],
    types: ["Café"],
    tags: ["Coffee", "Brunch", "Modern", "Wi-Fi", "Open Sundays", "Relaxed"],
    rating: 4.2,
    description:
      "Plastic laboratory curtains, bare plaster and one of the first roasters of the new wave. Long brunch tables between the Bon Marché and the Invalides.",
  },
  {
    id: "hexagone-cafe",
    name: "Hexagone Café",
    address: "121 Rue du Château, 75014 Paris",
    at: [48.83535, 2.3201],
    types: ["Café"],
    tags: ["Coffee", "Quiet", "Pastry", "Takeaway", "Solo"],
    rating: 4.4,
    description:
      "Beans from a roaster in Brittany, in a bare little room behind Montparnasse. The pour-over is worth the wait.",
  },
  {
    id: "le-cafe-du-commerce",
    name: "Le Café du Commerce",
    address: "51 Rue du Commerce, 75015 Paris",
    at: [48.84643, 2.29549],
    types: ["Café", "Restaurant"],
    tags: ["Brasserie", "Steak", "Historic", "Open Sundays", "Groups", "Mid-range"],
    rating: 4.2,
    website: "https://www.lecafeducommerce.com",
    description:
      "Three galleries rise around an atrium hung with plants, and the roof slides open in summer. A canteen for car workers in 1921, still busy at noon.",
  },
];
