import type { SeedEntry } from "./entry.ts";

export const restaurantsSouth: readonly SeedEntry[] = [
  {
    id: "chez-gladines",
    name: "Chez Gladines",
    address: "30 Rue des Cinq Diamants, 75013 Paris",
    at: [48.82879, 2.35063],
    types: ["Restaurant"],
    tags: ["Basque", "Budget", "Lively", "With friends", "Open Sundays", "Walk-ins"],
    rating: 4.1,
    description:
      "Earthenware bowls of salad with potatoes, duck and Basque ham, each enough for two. The corner of the Butte-aux-Cailles where there is always one more chair.",
  },
  {
    id: "chinatown-olympiades",
    name: "Chinatown Olympiades",
    address: "44 Avenue d’Ivry, 75013 Paris",
    at: [48.82346, 2.3658],
    types: ["Restaurant"],
    tags: ["Chinese", "Groups", "Budget", "Kids", "Open Sundays", "Lively"],
    rating: 3.9,
    description:
      "A banquet hall among the towers of the Olympiades, with dim sum at lunch and a stage for weddings. Round tables turn their trays from noon on.",
  },
  {
    id: "le-temps-des-cerises",
    name: "Le Temps des Cerises",
    address: "18 Rue de la Butte aux Cailles, 75013 Paris",
    at: [48.82792, 2.35086],
    types: ["Restaurant"],
    tags: ["Bistro", "Classic French", "Family-run", "With friends", "Budget", "Bohemian"],
    rating: 4.1,
    description:
      "A workers’ co-operative since 1976, named after the song of the Commune. Posters on the wall, long tables and plain French cooking.",
  },
  {
    id: "pho-14",
    name: "Pho 14",
    address: "129 Avenue de Choisy, 75013 Paris",
    at: [48.82641, 2.35952],
    types: ["Restaurant"],
    tags: ["Vietnamese", "Budget", "Terrace", "Walk-ins", "Open Sundays", "Lively"],
    rating: 4.2,
    description:
      "Queues on the Avenue de Choisy lead here, under a covered terrace full of steaming bowls. Herbs, lime and chilli arrive before you have taken off your coat.",
  },
  {
    id: "pho-tai",
    name: "Pho Tai",
    address: "13 Rue Philibert Lucot, 75013 Paris",
    at: [48.82214, 2.36139],
    types: ["Restaurant"],
    tags: ["Vietnamese", "Budget", "Family-run", "Cosy", "Walk-ins"],
    rating: 4.4,
    description:
      "A handful of tables in a side street off the Avenue de Choisy. The pho is clear and deep, the crispy ginger chicken nearly as famous.",
  },
  {
    id: "creperie-de-josselin",
    name: "Crêperie de Josselin",
    address: "67 Rue du Montparnasse, 75014 Paris",
    at: [48.84167, 2.32533],
    types: ["Restaurant"],
    tags: ["Crêpes", "Cosy", "Budget", "Family-run", "Walk-ins", "Open Sundays"],
    rating: 4.4,
    description:
      "Lace, dark wood and plates on the wall: a Breton interior in the street that feeds the Gare Montparnasse. The galettes come doubled, folded like a letter.",
  },
  {
    id: "creperie-plougastel",
    name: "Crêperie Plougastel",
    address: "47 Rue du Montparnasse, 75014 Paris",
    at: [48.84244, 2.32597],
    types: ["Restaurant"],
    tags: ["Crêpes", "Budget", "Kids", "Open Sundays", "Walk-ins"],
    rating: 4.2,
    description:
      "A long menu of galettes and crêpes, salted butter caramel made in the kitchen. Families come early and the queue is part of the Rue du Montparnasse.",
  },
  {
    id: "la-coupole",
    name: "La Coupole",
    address: "102 Boulevard du Montparnasse, 75014 Paris",
    at: [48.8423, 2.32807],
    types: ["Restaurant"],
    tags: ["Brasserie", "Seafood", "Art Deco", "Historic", "Groups", "Open Sundays", "Mid-range"],
    rating: 4,
    website: "https://www.lacoupole-paris.com",
    description:
      "Painted pillars hold up one of the great Art Deco dining rooms of Montparnasse, opened in 1927. Oysters arrive on ice and the lamb curry has its own trolley.",
  },
  {
    id: "le-cornichon",
    name: "Le Cornichon",
    address: "34 Rue Gassendi, 75014 Paris",
    at: [48.8341, 2.3261],
    types: ["Restaurant"],
    tags: ["Bistro", "Market cooking", "Wine", "Lunch menu", "Mid-range"],
    rating: 4.3,
    description:
      "A neighbourhood corner behind the town hall of the 14th, with formica and a good cellar. Game in autumn, asparagus in spring, blackboard all year.",
  },
  {
    id: "le-dome",
    name: "Le Dôme",
    address: "108 Boulevard du Montparnasse, 75014 Paris",
    at: [48.84202, 2.32891],
    types: ["Restaurant"],
    tags: ["Seafood", "Brasserie", "Historic", "Art Deco", "Elegant", "Splurge", "Open Sundays"],
    rating: 4.2,
    description:
      "Painters met here before 1914; now sole and bouillabaisse hold the floor beneath their photographs. The fishmonger of the same name is round the corner.",
  },
  {
    id: "le-petit-josselin",
    name: "Le Petit Josselin",
    address: "59 Rue du Montparnasse, 75014 Paris",
    at: [48.8419, 2.32552],
    types: ["Restaurant"],
    tags: ["Crêpes", "Cosy", "Budget", "Family-run", "Kids"],
    rating: 4.4,
    description:
      "The small cousin of the big crêperie a few doors up, with the same lace in the windows. Cider comes in bowls and the wait is usually shorter.",
  },
  {
    id: "le-severo",
    name: "Le Severo",
    address: "8 Rue des Plantes, 75014 Paris",
    at: [48.83198, 2.32456],
    types: ["Restaurant"],
    tags: ["Steak", "Bistro", "Wine", "Booking needed", "Mid-range"],
    rating: 4.4,
    description:
      "Beef aged on the premises by a former butcher and cut thick. One wall is a blackboard of wines, the rest is ten tables.",
  },
  {
    id: "mosuke",
    name: "MoSuke",
    address: "11 Rue Raymond Losserand, 75014 Paris",
    at: [48.83627, 2.32243],
    types: ["Restaurant"],
    tags: ["African", "Japanese", "Fine dining", "Booking needed", "Splurge"],
    rating: 4.6,
    description:
      "A pale, quiet room near the Gaîté where Mali, Cameroon and Japan meet French technique. Lobster with attiéké is the plate that tells the story.",
  },
  {
    id: "afaria",
    name: "Afaria",
    address: "15 Rue Desnouettes, 75015 Paris",
    at: [48.83602, 2.29152],
    types: ["Restaurant"],
    tags: ["Basque", "Bistro", "Small plates", "Lunch menu", "Mid-range"],
    rating: 4.1,
    description:
      "South-western plates near the Porte de Versailles, with a high table d’hôte for sharing. The name means table in Basque, and the mustard-coloured room is easy-going.",
  },
  {
    id: "l-os-a-moelle",
    name: "L’Os à Moelle",
    address: "3 Rue Vasco de Gama, 75015 Paris",
    at: [48.8381, 2.28165],
    types: ["Restaurant"],
    tags: ["Bistro", "Market cooking", "Lively", "Booking needed", "Mid-range"],
    rating: 4.2,
    description:
      "Marrowbone on toast to begin, as the name promises, then whatever the market gave. A good-humoured corner in a quiet part of the 15th.",
  },
  {
    id: "le-grand-pan",
    name: "Le Grand Pan",
    address: "20 Rue Rosenwald, 75015 Paris",
    at: [48.83302, 2.30574],
    types: ["Restaurant"],
    tags: ["Steak", "Bistro", "Wine", "With friends", "Booking needed", "Mid-range"],
    rating: 4.4,
    description:
      "Ribs of beef, veal and pork for two on wooden boards, with chips in a bucket. A far corner of the 15th that people cross town for.",
  },
];
