import type { SeedEntry } from "./entry.ts";

export const cafesRightBank: readonly SeedEntry[] = [
  {
    id: "laduree-royale",
    name: "Ladurée Royale",
    address: "16 Rue Royale, 75008 Paris",
    at: [48.86842, 2.32363],
    types: ["Café", "Bakery"],
    tags: ["Pastry", "Tea", "Historic", "Elegant", "Gifts", "Open Sundays"],
    rating: 4.1,
    description:
      "A painted ceiling with a pastry-cook angel above little round tables. This is the house of 1862 where two macaron shells were first joined.",
  },
  {
    id: "cafe-de-la-paix",
    name: "Café de la Paix",
    address: "5 Place de l’Opéra, 75009 Paris",
    at: [48.87094, 2.33174],
    types: ["Café", "Restaurant"],
    tags: ["Historic", "Elegant", "Terrace", "Classic French", "Open Sundays", "Splurge"],
    rating: 4.1,
    website: "https://www.cafedelapaix.fr",
    description:
      "Painted ceilings and gilded pillars of the Second Empire, drawn up beside the Opéra. They say that whoever sits on the terrace long enough will see a friend pass.",
  },
  {
    id: "kb-coffee-roasters",
    name: "KB Coffee Roasters",
    address: "53 Avenue Trudaine, 75009 Paris",
    at: [48.88067, 2.34079],
    types: ["Café"],
    tags: ["Coffee", "Terrace", "Takeaway", "Open Sundays", "Wi-Fi"],
    rating: 4.2,
    description:
      "Beans roasted in Paris, banana bread and a sunny pavement at the top of the Rue des Martyrs. The chairs under the plane trees go first.",
  },
  {
    id: "cafe-a",
    name: "Café A",
    address: "148 Rue du Faubourg Saint-Martin, 75010 Paris",
    at: [48.87542, 2.36002],
    types: ["Café", "Bar"],
    tags: ["Courtyard", "Garden", "Terrace", "Brunch", "With friends", "Historic"],
    rating: 4,
    description:
      "Deckchairs and garlands in the garden of the Récollets convent, beside the Gare de l’Est. Coffee under the chestnut tree, drinks as the lights come on.",
  },
  {
    id: "holybelly-5",
    name: "Holybelly 5",
    address: "5 Rue Lucien Sampaix, 75010 Paris",
    at: [48.87099, 2.35979],
    types: ["Café"],
    tags: ["Brunch", "Breakfast", "Coffee", "Lively", "Walk-ins", "Open Sundays", "With friends"],
    rating: 4.6,
    website: "https://holybellycafe.com",
    description:
      "Stacks of pancakes with eggs, bacon and bourbon butter, served until the afternoon. The room is large and the queue moves.",
  },
  {
    id: "la-fontaine-de-belleville",
    name: "La Fontaine de Belleville",
    address: "31-33 Rue Juliette Dodu, 75010 Paris",
    at: [48.87577, 2.36857],
    types: ["Café"],
    tags: ["Coffee", "Terrace", "Live music", "Open Sundays", "Nostalgic", "Relaxed"],
    rating: 4.3,
    description:
      "A corner café of the old sort, restored by a roaster from Belleville. Jazz on Saturdays, croque-monsieur all week, and coffee that tastes of something.",
  },
  {
    id: "ten-belles",
    name: "Ten Belles",
    address: "10 Rue de la Grange aux Belles, 75010 Paris",
    at: [48.87355, 2.36478],
    types: ["Café"],
    tags: ["Coffee", "Pastry", "Takeaway", "Open Sundays", "Solo", "Relaxed"],
    rating: 4.4,
    website: "https://www.tenbelles.com",
    description:
      "A narrow shop with a mezzanine, a minute from the locks of the Canal Saint-Martin. Filter coffee, scones and sandwiches on the house’s own bread.",
  },
  {
    id: "ten-belles-bread",
    name: "Ten Belles Bread",
    address: "17-19bis Rue Breguet, 75011 Paris",
    at: [48.85751, 2.37338],
    types: ["Café", "Bakery"],
    tags: ["Bread", "Coffee", "Brunch", "Open Sundays", "Modern", "Takeaway"],
    rating: 4.4,
    description:
      "The ovens stand in the room, with sourdough coming out all morning. Soup, focaccia and a bench outside in a quiet street by the Bastille.",
  },
  {
    id: "carette",
    name: "Carette",
    address: "4 Place du Trocadéro et du Onze Novembre, 75016 Paris",
    at: [48.86369, 2.2873],
    types: ["Café"],
    tags: ["Pastry", "Tea", "Terrace", "Historic", "Elegant", "Open Sundays"],
    rating: 4.2,
    description:
      "Marble tables and green chairs on the Trocadéro since 1927. Éclairs, macarons and club sandwiches, with the Eiffel Tower at the end of the pavement.",
  },
  {
    id: "dose-batignolles",
    name: "Dose Batignolles",
    address: "82 Place du Docteur Félix Lobligeois, 75017 Paris",
    at: [48.88706, 2.31788],
    types: ["Café"],
    tags: ["Coffee", "Terrace", "Relaxed", "Takeaway", "Open Sundays"],
    description:
      "A coffee bar on the church square of the Batignolles. Granola, chai and flat whites go out to the sunny steps.",
  },
  {
    id: "cafe-lomi",
    name: "Café Lomi",
    address: "3ter Rue Marcadet, 75018 Paris",
    at: [48.89031, 2.35534],
    types: ["Café", "Store"],
    tags: ["Coffee", "Wi-Fi", "Reading", "Open Sundays", "Modern", "Relaxed"],
    rating: 4.3,
    description:
      "A roastery in the Goutte d’Or with raw concrete, leather seats and room to work. Tonic espresso in summer, cheesecake all year.",
  },
  {
    id: "le-cafe-des-deux-moulins",
    name: "Le Café des Deux Moulins",
    address: "15 Rue Lepic, 75018 Paris",
    at: [48.88491, 2.3337],
    types: ["Café", "Bar"],
    tags: ["Nostalgic", "Classic films", "Breakfast", "Open Sundays", "Photos", "Lively"],
    rating: 4,
    description:
      "The café where Amélie Poulain waited on tables, with its copper bar and pink neon. Crème brûlée may be cracked with a spoon at any hour.",
  },
];
