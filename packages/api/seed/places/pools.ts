import type { SeedEntry } from "./entry.ts";

export const pools: readonly SeedEntry[] = [
  {
    id: "piscine-suzanne-berlioux",
    name: "Piscine Suzanne Berlioux",
    address: "10 Place de la Rotonde, 75001 Paris",
    at: [48.8623, 2.3446],
    types: ["Pool"],
    tags: ["Swimming", "Covered", "Step-free", "Late night", "Open Sundays"],
    rating: 3.9,
    description:
      "Fifty metres of water three floors below the Forum des Halles. A tropical greenhouse grows behind the glass at the side.",
  },
  {
    id: "site-de-baignade-du-bras-marie",
    name: "Site de baignade du bras Marie",
    address: "Quai de l’Hôtel de Ville, 75004 Paris",
    at: [48.85295, 2.3583],
    types: ["Pool", "Spot"],
    tags: ["Swimming", "Outdoor pool", "Waterside", "Free entry", "Open air", "View"],
    placeStatus: "Just Opened",
    description:
      "A swim in the calm arm of the Seine between the right bank and the Île Saint-Louis, in July and August. The lengths end below the Pont Marie.",
  },
  {
    id: "piscine-jean-taris",
    name: "Piscine Jean Taris",
    address: "16 Rue Thouin, 75005 Paris",
    at: [48.84474, 2.34799],
    types: ["Pool"],
    tags: ["Swimming", "Garden", "Kids", "Budget", "Open Sundays"],
    rating: 4,
    description:
      "Two pools behind the Panthéon, with a wall of windows onto a lawn. From the shallow end one sees the tower of the Lycée Henri-IV.",
  },
  {
    id: "piscine-pontoise",
    name: "Piscine Pontoise",
    address: "19 Rue de Pontoise, 75005 Paris",
    at: [48.84897, 2.35142],
    types: ["Pool", "Gym"],
    tags: ["Swimming", "Art Deco", "Historic", "Late night", "Fitness", "Open Sundays"],
    rating: 4.2,
    description:
      "Two galleries of blue cabins look down on a basin of 1934. On weekday evenings one can swim here until late, by lamplight.",
  },
  {
    id: "piscine-saint-germain",
    name: "Piscine Saint-Germain",
    address: "12 Rue Lobineau, 75006 Paris",
    at: [48.85178, 2.3359],
    types: ["Pool"],
    tags: ["Swimming", "Covered", "Budget", "Open Sundays"],
    rating: 3.9,
    description:
      "Below the arcades of the old market, a quiet basin for the lengths of the Left Bank. Lunch hours are for the fast.",
  },
  {
    id: "piscine-chateau-landon",
    name: "Piscine Château-Landon",
    address: "31 Rue du Château Landon, 75010 Paris",
    at: [48.88324, 2.36379],
    types: ["Pool"],
    tags: ["Swimming", "Historic", "Budget", "Kids", "Open Sundays"],
    rating: 4,
    description:
      "The first public indoor pool in the city, opened in 1884 and rebuilt since. Two small basins close to the Gare de l’Est.",
  },
  {
    id: "site-de-baignade-de-bercy",
    name: "Site de baignade de Bercy",
    address: "Quai de Bercy, 75012 Paris",
    at: [48.8355, 2.38],
    types: ["Pool", "Spot"],
    tags: ["Swimming", "Outdoor pool", "Waterside", "Free entry", "Open air", "Open Sundays"],
    placeStatus: "Just Opened",
    description:
      "For the first time in a century one may swim in the Seine, between buoys and under lifeguards. Showers and lockers line the quay from July to the end of August.",
  },
  {
    id: "piscine-de-la-butte-aux-cailles",
    name: "Piscine de la Butte-aux-Cailles",
    address: "5 Place Paul Verlaine, 75013 Paris",
    at: [48.82743, 2.35248],
    types: ["Pool"],
    tags: ["Swimming", "Historic", "Art Nouveau", "Outdoor pool", "Kids", "Open Sundays"],
    rating: 4.2,
    description:
      "Seven white arches rise over a tank of 1924, behind a front of red brick. Two outdoor basins are fed by a warm spring from six hundred metres down.",
  },
  {
    id: "piscine-josephine-baker",
    name: "Piscine Joséphine Baker",
    address: "8 Quai François Mauriac, 75013 Paris",
    at: [48.8359, 2.3764],
    types: ["Pool"],
    tags: ["Swimming", "Waterside", "Kids", "Rooftop", "Open Sundays", "Modern", "Relaxed"],
    rating: 4,
    description:
      "A pool on a barge, with a glass roof that slides away in summer. While you swim, the river passes the window at the level of your nose.",
  },
  {
    id: "aquaboulevard",
    name: "Aquaboulevard",
    address: "4 Rue Louis Armand, 75015 Paris",
    at: [48.83285, 2.27704],
    types: ["Pool", "Activity"],
    tags: ["Swimming", "Kids", "Groups", "Outdoor pool", "Open Sundays"],
    rating: 3.9,
    website: "https://www.aquaboulevard.fr",
    description:
      "Slides, waves and a whale, at twenty-nine degrees in any weather. A beach of sand opens outside in the summer.",
  },
  {
    id: "piscine-blomet",
    name: "Piscine Blomet",
    address: "17 Rue Blomet, 75015 Paris",
    at: [48.84331, 2.3075],
    types: ["Pool"],
    tags: ["Swimming", "Art Deco", "Historic", "Kids", "Open Sundays"],
    rating: 4.1,
    description:
      "A fifty-metre tank with mosaic edges, built in the 1930s, near the Vaugirard town hall. Coffered light falls on the lanes.",
  },
  {
    id: "piscine-keller",
    name: "Piscine Keller",
    address: "14 Rue de l’Ingénieur Robert Keller, 75015 Paris",
    at: [48.84772, 2.28248],
    types: ["Pool"],
    tags: ["Swimming", "Outdoor pool", "Kids", "Step-free", "Open Sundays"],
    rating: 4.1,
    description:
      "An Olympic basin with a roof that opens, among the towers of Beaugrenelle. The water is treated with ozone, so that nothing stings.",
  },
  {
    id: "site-de-baignade-de-grenelle",
    name: "Site de baignade de Grenelle",
    address: "Port de Grenelle, 75015 Paris",
    at: [48.8513, 2.2842],
    types: ["Pool", "Spot"],
    tags: ["Swimming", "Outdoor pool", "Waterside", "Free entry", "Open air", "View"],
    placeStatus: "Just Opened",
    description:
      "Two basins of river water opposite the Île aux Cygnes, one of them for children. On the way back to the towel there is the Eiffel Tower.",
  },
  {
    id: "piscine-d-auteuil",
    name: "Piscine d’Auteuil",
    address: "1 Route des Lacs à Passy, 75016 Paris",
    at: [48.8576, 2.26331],
    types: ["Pool"],
    tags: ["Swimming", "Kids", "Garden", "Budget", "Open Sundays"],
    rating: 4,
    description:
      "Large windows on the trees of the Bois, inside the racecourse of Auteuil. Quiet on weekdays, families on Wednesdays and Sundays.",
  },
  {
    id: "piscine-des-amiraux",
    name: "Piscine des Amiraux",
    address: "6 Rue Hermann-Lachapelle, 75018 Paris",
    at: [48.89444, 2.35068],
    types: ["Pool"],
    tags: ["Swimming", "Art Deco", "Historic", "Architecture", "Open Sundays"],
    rating: 4.3,
    description:
      "White-tiled flats in steps, and a long pool under a skylight at the heart of them. Henri Sauvage finished the building in 1927.",
  },
  {
    id: "piscine-hebert",
    name: "Piscine Hébert",
    address: "2 Rue des Fillettes, 75018 Paris",
    at: [48.89397, 2.36321],
    types: ["Pool"],
    tags: ["Swimming", "Historic", "Kids", "Outdoor pool", "Open Sundays"],
    rating: 4,
    description:
      "Built in 1896 over an artesian well, with a roof that slides back on fine days. The pool of the Chapelle quarter, noisy and good-natured.",
  },
  {
    id: "piscine-pailleron",
    name: "Piscine Pailleron",
    address: "32 Rue Édouard Pailleron, 75019 Paris",
    at: [48.88086, 2.37768],
    types: ["Pool", "Activity"],
    tags: ["Swimming", "Art Deco", "Kids", "Late night", "Open Sundays"],
    rating: 4.2,
    description:
      "A basin of 1933 and an ice rink under the same roof, behind the Buttes-Chaumont. Swim first, skate after, with one towel.",
  },
  {
    id: "piscine-georges-vallerey",
    name: "Piscine Georges-Vallerey",
    address: "148 Avenue Gambetta, 75020 Paris",
    at: [48.87538, 2.40619],
    types: ["Pool"],
    tags: ["Swimming", "Historic", "Modern", "Outdoor pool", "Kids", "Open Sundays"],
    rating: 4.2,
    description:
      "Johnny Weissmuller won his medals here in 1924, in the Olympic pool of Les Tourelles. A timber roof now opens over the fifty-metre lanes.",
  },
];
