import type { SeedEntry } from "./entry.ts";

export const restaurantsCentre: readonly SeedEntry[] = [
  {
    id: "au-pied-de-cochon",
    name: "Au Pied de Cochon",
    address: "6 Rue Coquillière, 75001 Paris",
    at: [48.86349, 2.34373],
    types: ["Restaurant"],
    tags: ["Brasserie", "Classic French", "Late night", "Open Sundays", "Historic", "Groups"],
    rating: 4,
    website: "https://www.pieddecochon.com",
    description:
      "Onion soup and pig’s trotters facing the church of Saint-Eustache, at almost any hour. It opened in 1947, when the market of Les Halles worked through the night.",
  },
  {
    id: "higuma",
    name: "Higuma",
    address: "32bis Rue Sainte-Anne, 75001 Paris",
    at: [48.86646, 2.33569],
    types: ["Restaurant"],
    tags: ["Japanese", "Budget", "Walk-ins", "Solo", "Open Sundays", "Lively"],
    rating: 4,
    description:
      "Steam, clatter and flames behind the counter of a long-standing noodle kitchen. Gyoza and ramen come fast in the heart of the Japanese quarter.",
  },
  {
    id: "kunitoraya",
    name: "Kunitoraya",
    address: "41 Rue de Richelieu, 75001 Paris",
    at: [48.86582, 2.33678],
    types: ["Restaurant"],
    tags: ["Japanese", "Mid-range", "Walk-ins", "Solo", "Open Sundays"],
    rating: 4.3,
    description:
      "Thick udon, pulled and cut in house, in broth or cold with tempura. The open kitchen is a short step from the gardens of the Palais-Royal.",
  },
  {
    id: "l-escargot-montorgueil",
    name: "L’Escargot Montorgueil",
    address: "38 Rue Montorgueil, 75001 Paris",
    at: [48.86417, 2.34667],
    types: ["Restaurant"],
    tags: ["Classic French", "Historic", "Terrace", "Open Sundays", "Mid-range"],
    rating: 3.9,
    description:
      "A gilded snail sits over the black façade, a landmark of the market street since the nineteenth century. The escargots come in six, twelve or thirty-six.",
  },
  {
    id: "le-grand-vefour",
    name: "Le Grand Véfour",
    address: "17 Rue de Beaujolais, 75001 Paris",
    at: [48.86621, 2.33801],
    types: ["Restaurant"],
    tags: ["Classic French", "Fine dining", "Historic", "Elegant", "Romantic", "Splurge"],
    rating: 4.4,
    website: "https://www.grand-vefour.com",
    description:
      "Painted glass panels of the Directoire line a room under the arcades of the Palais-Royal. Brass plates on the banquettes say who used to sit where.",
  },
  {
    id: "restaurant-le-meurice",
    name: "Restaurant Le Meurice",
    address: "228 Rue de Rivoli, 75001 Paris",
    at: [48.86519, 2.3281],
    types: ["Restaurant"],
    tags: ["Fine dining", "Classic French", "Elegant", "Historic", "Booking needed", "Splurge"],
    rating: 4.6,
    description:
      "Marble, mirrors and chandeliers in a salon that looks across to the Tuileries. The room takes its cue from the Salon de la Paix at Versailles.",
  },
  {
    id: "aux-lyonnais",
    name: "Aux Lyonnais",
    address: "32 Rue Saint-Marc, 75002 Paris",
    at: [48.87072, 2.3387],
    types: ["Restaurant"],
    tags: ["Lyonnaise", "Bistro", "Art Nouveau", "Historic", "Lunch menu", "Mid-range"],
    rating: 4.1,
    website: "https://www.auxlyonnais.com",
    description:
      "Pink tiles, moulded garlands and a zinc bar from 1890 set the scene for a Lyon bouchon in Paris. Quenelles, saucisson and tarte aux pralines keep it honest.",
  },
  {
    id: "chez-georges",
    name: "Chez Georges",
    address: "1 Rue du Mail, 75002 Paris",
    at: [48.86641, 2.34141],
    types: ["Restaurant"],
    tags: ["Bistro", "Classic French", "Historic", "Booking needed", "Splurge"],
    rating: 4.3,
    description:
      "A narrow room of mirrors and banquettes by the Place des Victoires, with a menu still written by hand. Sole, kidneys and a rum baba that needs no introduction.",
  },
  {
    id: "frenchie",
    name: "Frenchie",
    address: "5 Rue du Nil, 75002 Paris",
    at: [48.86774, 2.34794],
    types: ["Restaurant"],
    tags: ["Fine dining", "Market cooking", "Wine", "Booking needed", "Splurge"],
    rating: 4.4,
    website: "https://www.frenchie-ruedunil.com",
    description:
      "Brick, beams and twenty-odd seats in a lane that became a street of good suppliers. One tasting menu in the evening, drawn from the shops across the way.",
  },
  {
    id: "hero",
    name: "Hero",
    address: "289 Rue Saint-Denis, 75002 Paris",
    at: [48.86943, 2.35232],
    types: ["Restaurant"],
    tags: ["Korean", "Cocktails", "Lively", "Late night", "With friends", "Mid-range"],
    rating: 4.2,
    description:
      "Korean fried chicken and soft bao under neon, near the arch of the Porte Saint-Denis. Order for the table and let the cocktails do the rest.",
  },
  {
    id: "liza",
    name: "Liza",
    address: "14 Rue de la Banque, 75002 Paris",
    at: [48.86756, 2.34085],
    types: ["Restaurant"],
    tags: ["Middle Eastern", "Elegant", "Brunch", "Vegetarian", "Mid-range"],
    rating: 4.2,
    description:
      "Modern Beirut cooking near the old Stock Exchange, in a white and mother-of-pearl room. Lentils with orange, lamb with five spices, rose-scented desserts.",
  },
];
