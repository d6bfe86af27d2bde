import type { SeedEntry } from "./entry.ts";

export const bakeriesLeftBank: readonly SeedEntry[] = [
  {
    id: "la-boulangerie-moderne",
    name: "La Boulangerie Moderne",
    address: "16 Rue des Fossés Saint-Jacques, 75005 Paris",
    at: [48.84551, 2.34423],
    types: ["Bakery"],
    tags: ["Bread", "Pastry", "Historic", "Takeaway"],
    rating: 4.1,
    description:
      "A tiled and mirrored shop on the Place de l’Estrapade, behind the Panthéon. Television made the red-brown front famous, but the students had been coming all along.",
  },
  {
    id: "gerard-mulot",
    name: "Gérard Mulot",
    address: "76 Rue de Seine, 75006 Paris",
    at: [48.85194, 2.33695],
    types: ["Bakery"],
    tags: ["Pastry", "Bread", "Chocolate", "Takeaway"],
    rating: 4.3,
    description:
      "A corner by the Saint-Germain market with pastry in every window. The clafoutis of sour cherries is the one to try first.",
  },
  {
    id: "pierre-herme-bonaparte",
    name: "Pierre Hermé Bonaparte",
    address: "72 Rue Bonaparte, 75006 Paris",
    at: [48.85154, 2.33281],
    types: ["Bakery"],
    tags: ["Pastry", "Chocolate", "Gifts", "Takeaway", "Open Sundays"],
    rating: 4.4,
    website: "https://www.pierreherme.com",
    description:
      "Rose, lychee and raspberry became one flavour here, and they called it Ispahan. Macarons are shown like jewels in a narrow shop by Saint-Sulpice.",
  },
  {
    id: "poilane",
    name: "Poilâne",
    address: "8 Rue du Cherche-Midi, 75006 Paris",
    at: [48.85129, 2.32898],
    types: ["Bakery"],
    tags: ["Bread", "Pastry", "Historic", "Takeaway", "Gifts"],
    rating: 4.5,
    website: "https://www.poilane.com",
    description:
      "Round sourdough loaves marked with a P, baked over wood in the cellar since 1932. Ask for a punition, the small butter biscuit in the basket by the till.",
  },
  {
    id: "aux-merveilleux-de-fred",
    name: "Aux Merveilleux de Fred",
    address: "94 Rue Saint-Dominique, 75007 Paris",
    at: [48.85924, 2.30486],
    types: ["Bakery"],
    tags: ["Pastry", "Gifts", "Takeaway", "Open Sundays", "Kids"],
    rating: 4.5,
    description:
      "Clouds of meringue and whipped cream, rolled in chocolate flakes in front of the window. Chandeliers above, warm cramique bread beside.",
  },
  {
    id: "boulangerie-nelly-julien",
    name: "Boulangerie Nelly Julien",
    address: "85 Rue Saint-Dominique, 75007 Paris",
    at: [48.85968, 2.30797],
    types: ["Bakery"],
    tags: ["Bread", "Pastry", "Takeaway", "Open Sundays"],
    rating: 4.3,
    description:
      "Crisp baguettes on a market street near the Eiffel Tower. Take one, with cheese from across the way, to the Champ-de-Mars.",
  },
  {
    id: "des-gateaux-et-du-pain",
    name: "Des Gâteaux et du Pain",
    address: "89 Rue du Bac, 75007 Paris",
    at: [48.85386, 2.3239],
    types: ["Bakery"],
    tags: ["Pastry", "Bread", "Elegant", "Takeaway", "Open Sundays"],
    rating: 4.4,
    description:
      "Black walls and a row of tarts that follow the fruit of the month. The croissants are as fine as the cakes.",
  },
  {
    id: "boulangerie-laurent-duchene",
    name: "Boulangerie Laurent Duchêne",
    address: "2 Rue Wurtz, 75013 Paris",
    at: [48.82781, 2.34535],
    types: ["Bakery"],
    tags: ["Pastry", "Bread", "Chocolate", "Takeaway"],
    rating: 4.6,
    description:
      "A master craftsman’s shop in a quiet street behind the Butte-aux-Cailles. People cross the 13th for its butter croissant.",
  },
  {
    id: "aux-delices-du-palais",
    name: "Aux Délices du Palais",
    address: "60 Boulevard Brune, 75014 Paris",
    at: [48.82585, 2.31281],
    types: ["Bakery"],
    tags: ["Bread", "Takeaway", "Family-run", "Pastry"],
    rating: 4.4,
    description:
      "Father and son have each won the prize for the best baguette in Paris. A modest shop by the tramway, worth the ride.",
  },
  {
    id: "maison-pichard",
    name: "Maison Pichard",
    address: "88 Rue Cambronne, 75015 Paris",
    at: [48.84227, 2.3028],
    types: ["Bakery"],
    tags: ["Bread", "Pastry", "Takeaway", "Family-run"],
    rating: 4.5,
    description:
      "Square millstone loaves and crisp croissants near the Place Cambronne. The neighbourhood does its Saturday shopping around this queue.",
  },
  {
    id: "poilane-grenelle",
    name: "Poilâne Grenelle",
    address: "49 Boulevard de Grenelle, 75015 Paris",
    at: [48.85164, 2.29197],
    types: ["Bakery"],
    tags: ["Bread", "Historic", "Takeaway", "Gifts"],
    rating: 4.4,
    website: "https://www.poilane.com",
    description:
      "The second oven of the house, heated with wood beneath the overhead metro. Same round loaf, shorter queue.",
  },
];
