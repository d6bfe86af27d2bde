import type { SeedEntry } from "./entry.ts";

export const monumentsLeftBank: readonly SeedEntry[] = [
  {
    id: "arenes-de-lutece",
    name: "Arènes de Lutèce",
    address: "49 Rue Monge, 75005 Paris",
    at: [48.84514, 2.35232],
    types: ["Monument", "Park"],
    tags: ["Historic", "Free entry", "Open air", "Picnic", "Quiet", "Open Sundays"],
    rating: 4.4,
    description:
      "A Roman amphitheatre behind the houses of the Rue Monge, where old men play pétanque on the sand. Seventeen thousand people once had seats here.",
  },
  {
    id: "grande-mosquee-de-paris",
    name: "Grande Mosquée de Paris",
    address: "2bis Place du Puits de l’Ermite, 75005 Paris",
    at: [48.84245, 2.3543],
    types: ["Monument"],
    tags: ["Historic", "Architecture", "Garden", "Quiet", "World cultures", "Open Sundays"],
    rating: 4.5,
    website: "https://www.grandemosqueedeparis.fr",
    description:
      "A minaret, cedar doors and a patio of mosaic, inaugurated in 1926 in thanks for the fallen of the Great War. The gardens are open to visitors, shoes on.",
  },
  {
    id: "pantheon",
    name: "Panthéon",
    address: "Place du Panthéon, 75005 Paris",
    at: [48.84622, 2.346],
    types: ["Monument"],
    tags: ["Historic", "Landmark", "Architecture", "History", "View", "Open Sundays"],
    rating: 4.6,
    website: "https://www.paris-pantheon.fr",
    description:
      "A church turned temple for the nation’s great dead, from Voltaire to Joséphine Baker. Foucault’s pendulum swings under the dome and shows the Earth to be turning.",
  },
  {
    id: "abbaye-de-saint-germain-des-pres",
    name: "Abbaye de Saint-Germain-des-Prés",
    address: "3 Place Saint-Germain-des-Prés, 75006 Paris",
    at: [48.85403, 2.33367],
    types: ["Monument"],
    tags: ["Historic", "Landmark", "Free entry", "Live music", "Quiet", "Open Sundays"],
    rating: 4.6,
    description:
      "The oldest bell tower in the city, above a nave whose painted stars were cleaned not long ago. Descartes has his stone in a side chapel.",
  },
  {
    id: "eglise-saint-sulpice",
    name: "Église Saint-Sulpice",
    address: "2 Rue Palatine, 75006 Paris",
    at: [48.85083, 2.33559],
    types: ["Monument"],
    tags: ["Historic", "Painting", "Free entry", "Live music", "Quiet", "Open Sundays"],
    rating: 4.6,
    description:
      "Two unequal towers, three murals by Delacroix and an organ of nearly seven thousand pipes. A brass line crosses the floor and tells noon by the sun.",
  },
  {
    id: "hotel-des-invalides",
    name: "Hôtel des Invalides",
    address: "129 Rue de Grenelle, 75007 Paris",
    at: [48.8569, 2.3127],
    types: ["Monument", "Museum"],
    tags: ["Historic", "Landmark", "History", "Architecture", "Courtyard", "Open Sundays"],
    rating: 4.6,
    website: "https://www.musee-armee.fr",
    description:
      "A gilded dome, Napoleon in six coffins, and one of the largest collections of arms anywhere. Veterans still live round the courtyards that Louis XIV laid out for them.",
  },
  {
    id: "tour-eiffel",
    name: "Tour Eiffel",
    address: "5 Avenue Anatole France, 75007 Paris",
    at: [48.85826, 2.2945],
    types: ["Monument"],
    tags: ["Landmark", "View", "Architecture", "Photos", "Booking needed", "Kids", "Open Sundays"],
    rating: 4.7,
    website: "https://www.toureiffel.paris",
    openingHours: "Mo-Su 09:30-23:45",
    description:
      "Three hundred and thirty metres of puddled iron, held together by two and a half million rivets. At night it glitters for five minutes on the hour.",
  },
  {
    id: "chateau-de-la-reine-blanche",
    name: "Château de la Reine Blanche",
    address: "4 Rue Gustave Geffroy, 75013 Paris",
    at: [48.83548, 2.35127],
    types: ["Monument"],
    tags: ["Historic", "Courtyard", "Guided tours", "Quiet"],
    description:
      "A turreted manor of about 1500 that served the dyers of the Bièvre. Visits are held on summer days, in a corner of the Gobelins that few know.",
  },
  {
    id: "observatoire-de-paris",
    name: "Observatoire de Paris",
    address: "61 Avenue de l’Observatoire, 75014 Paris",
    at: [48.83697, 2.33655],
    types: ["Monument"],
    tags: ["Science", "Historic", "Guided tours", "Booking needed", "Architecture"],
    rating: 4.4,
    website: "https://www.observatoiredeparis.psl.eu",
    description:
      "The oldest observatory still at work, aligned with the meridian that runs through its middle hall. Claude Perrault drew the plans in 1667.",
  },
  {
    id: "statue-de-la-liberte-de-grenelle",
    name: "Statue de la Liberté de Grenelle",
    address: "Île aux Cygnes, 75015 Paris",
    at: [48.85005, 2.27977],
    types: ["Monument"],
    tags: ["Landmark", "Waterside", "Free entry", "Open air", "Photos"],
    rating: 4.4,
    description:
      "A quarter the height of her sister, she looks downriver from the tip of a narrow island. The Americans of Paris gave her to the city in 1889.",
  },
];
