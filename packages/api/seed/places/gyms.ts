import type { SeedEntry } from "./entry.ts";

export const gyms: readonly SeedEntry[] = [
  {
    id: "klay-saint-sauveur",
    name: "Klay Saint-Sauveur",
    address: "4bis Rue Saint-Sauveur, 75002 Paris",
    at: [48.86585, 2.34993],
    types: ["Gym", "Restaurant"],
    tags: ["Fitness", "Spa", "Boxing", "Design", "Splurge", "Swimming"],
    rating: 4.2,
    description:
      "Steel beams, brick and a boxing ring in an old factory of the Montorgueil quarter. The pool in the basement is lit like a nightclub.",
  },
  {
    id: "l-usine-opera",
    name: "L’Usine Opéra",
    address: "8 Rue de la Michodière, 75002 Paris",
    at: [48.86966, 2.33483],
    types: ["Gym"],
    tags: ["Fitness", "Spa", "Design", "Splurge"],
    rating: 4.2,
    website: "https://www.usinesportsclub.com",
    description:
      "A private club of raw concrete and warm wood, between the Opéra and the Bourse. Machines, mats and a hammam on several levels.",
  },
  {
    id: "battling-club",
    name: "Battling Club",
    address: "13 Rue de la Grange Batelière, 75009 Paris",
    at: [48.87305, 2.34182],
    types: ["Gym"],
    tags: ["Boxing", "Fitness", "Walk-ins"],
    rating: 4.4,
    description:
      "Rings, bags and a good deal of sweat, in a cellar near the auction house of Drouot. French, English and Thai boxing for beginners and better.",
  },
  {
    id: "gymnase-japy",
    name: "Gymnase Japy",
    address: "2 Rue Japy, 75011 Paris",
    at: [48.85587, 2.38245],
    types: ["Gym"],
    tags: ["Fitness", "Historic", "Groups", "Budget"],
    rating: 4.1,
    description:
      "A covered market turned gymnasium in the nineteenth century, iron columns and all. Judo and basketball are played where political meetings once raised the roof.",
  },
  {
    id: "halle-georges-carpentier",
    name: "Halle Georges-Carpentier",
    address: "81 Boulevard Masséna, 75013 Paris",
    at: [48.82084, 2.36825],
    types: ["Gym"],
    tags: ["Fitness", "Groups", "Modern", "Step-free"],
    rating: 4.1,
    description:
      "A municipal hall for five thousand spectators, named after the boxer. Handball, gymnastics and fencing, at the gate of Choisy.",
  },
  {
    id: "stade-charlety",
    name: "Stade Charléty",
    address: "99 Boulevard Kellermann, 75013 Paris",
    at: [48.81922, 2.34555],
    types: ["Gym"],
    tags: ["Running", "Fitness", "Architecture", "Step-free", "Groups"],
    rating: 4.2,
    description:
      "A tilted bowl of concrete by Henri Gaudin, with a blue athletics track. Clubs and schools train here all year between two meetings.",
  },
  {
    id: "gymnase-huyghens",
    name: "Gymnase Huyghens",
    address: "10 Rue Huyghens, 75014 Paris",
    at: [48.84081, 2.32845],
    types: ["Gym"],
    tags: ["Fitness", "Historic", "Groups", "Budget"],
    description:
      "A brick and timber hall of the Third Republic, a step from Montparnasse. Gymnastics and basketball share the floor.",
  },
  {
    id: "stade-elisabeth",
    name: "Stade Élisabeth",
    address: "7 Avenue Paul Appell, 75014 Paris",
    at: [48.82116, 2.32865],
    types: ["Gym"],
    tags: ["Running", "Fitness", "Open air", "Groups", "Budget"],
    description:
      "A public sports ground by the Porte d’Orléans, with track, courts and a hall. Joggers have the red lanes at lunch.",
  },
  {
    id: "centre-sportif-suzanne-lenglen",
    name: "Centre sportif Suzanne-Lenglen",
    address: "2 Rue Louis Armand, 75015 Paris",
    at: [48.83307, 2.27658],
    types: ["Gym"],
    tags: ["Fitness", "Running", "Climbing", "Groups", "Open air", "Open Sundays"],
    rating: 4.2,
    description:
      "Tennis, football and a running track beside the heliport, for all who book a slot with the city. Named after the champion who played in silk and a bandeau.",
  },
  {
    id: "ken-club",
    name: "Ken Club",
    address: "100 Avenue du Président Kennedy, 75016 Paris",
    at: [48.85323, 2.28123],
    types: ["Gym", "Pool"],
    tags: ["Fitness", "Swimming", "Spa", "Elegant", "Splurge"],
    rating: 4.2,
    description:
      "A members’ club at the foot of the round house of the radio. There is a pool, there are squash courts, and a terrace faces the Seine.",
  },
  {
    id: "stade-pierre-de-coubertin",
    name: "Stade Pierre-de-Coubertin",
    address: "82 Avenue Georges Lafont, 75016 Paris",
    at: [48.8355, 2.25576],
    types: ["Gym"],
    tags: ["Fitness", "Art Deco", "Groups", "Step-free"],
    rating: 4.2,
    description:
      "An indoor arena built for the Exhibition of 1937, at the Porte de Saint-Cloud. Handball, badminton and fencing fill its seats.",
  },
  {
    id: "arkose-nation",
    name: "Arkose Nation",
    address: "35 Rue des Grands Champs, 75020 Paris",
    at: [48.85105, 2.40236],
    types: ["Gym", "Restaurant"],
    tags: ["Climbing", "Kids", "Groups", "With friends", "Open Sundays"],
    rating: 4.5,
    website: "https://arkose.com",
    description:
      "Boulders in colours under a workshop roof, in a quiet part of the 20th. The canteen serves better food than any climber needs.",
  },
];
