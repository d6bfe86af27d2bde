import type { SeedEntry } from "./entry.ts";

export const cinemasLeftBank: readonly SeedEntry[] = [
  {
    id: "cinema-du-pantheon",
    name: "Cinéma du Panthéon",
    address: "13 Rue Victor Cousin, 75005 Paris",
    at: [48.84751, 2.34231],
    types: ["Cinema"],
    tags: ["Historic", "Classic films", "Tea", "Rainy day", "Elegant", "Open Sundays"],
    rating: 4.5,
    website: "https://www.cinemapantheon.fr",
    description:
      "Films have been shown here since 1907, longer than anywhere else in Paris. The tea room upstairs was arranged by Catherine Deneuve.",
  },
  {
    id: "epee-de-bois",
    name: "Épée de Bois",
    address: "100 Rue Mouffetard, 75005 Paris",
    at: [48.8413, 2.34956],
    types: ["Cinema"],
    tags: ["Rainy day", "Kids", "Budget", "Cosy", "Open Sundays"],
    rating: 4.3,
    description:
      "Two screens behind a small front halfway down the Mouffetard market. Good films a few weeks later, and cartoons on Wednesday.",
  },
  {
    id: "la-clef",
    name: "La Clef",
    address: "34 Rue Daubenton, 75005 Paris",
    at: [48.84114, 2.35246],
    types: ["Cinema"],
    tags: ["With friends", "Rainy day", "Bohemian", "Budget", "Classic films"],
    placeStatus: "Opening Soon",
    description:
      "A community cinema from 1973, occupied, defended and bought by the people who go to it. Seats are pay-what-you-can and the projectionists take turns.",
  },
  {
    id: "la-filmotheque-du-quartier-latin",
    name: "La Filmothèque du Quartier Latin",
    address: "9 Rue Champollion, 75005 Paris",
    at: [48.84951, 2.34279],
    types: ["Cinema"],
    tags: ["Classic films", "Rainy day", "Nostalgic", "Solo", "Open Sundays"],
    rating: 4.5,
    website: "https://www.lafilmotheque.fr",
    description:
      "A red room called Marilyn and a blue one called Audrey. Restored prints from Hollywood and elsewhere, every day from lunchtime.",
  },
  {
    id: "le-champo",
    name: "Le Champo",
    address: "51 Rue des Écoles, 75005 Paris",
    at: [48.84998, 2.34322],
    types: ["Cinema"],
    tags: ["Classic films", "Historic", "Rainy day", "Budget", "Solo", "Open Sundays"],
    rating: 4.5,
    website: "https://www.cinema-lechampo.com",
    description:
      "Two small screens on a corner of the Latin Quarter, where Truffaut and Chabrol saw everything twice. Hitchcock, Tati and Fellini are never off the bill for long.",
  },
  {
    id: "reflet-medicis",
    name: "Reflet Médicis",
    address: "3 Rue Champollion, 75005 Paris",
    at: [48.8498, 2.343],
    types: ["Cinema"],
    tags: ["Classic films", "Rainy day", "Solo", "Historic", "Open Sundays"],
    rating: 4.4,
    description:
      "Three screens in the Rue Champollion, a street with more cinemas than shops. Retrospectives and new films that stay until they are found.",
  },
  {
    id: "studio-galande",
    name: "Studio Galande",
    address: "42 Rue Galande, 75005 Paris",
    at: [48.85161, 2.34709],
    types: ["Cinema"],
    tags: ["Classic films", "Late night", "Festive", "Historic", "Nostalgic"],
    rating: 4.4,
    description:
      "One screen in a medieval street, where the Rocky Horror Picture Show has played at weekends since the end of the seventies. Bring rice, and a change of shirt.",
  },
  {
    id: "christine-cinema-club",
    name: "Christine Cinéma Club",
    address: "4 Rue Christine, 75006 Paris",
    at: [48.85446, 2.34015],
    types: ["Cinema"],
    tags: ["Classic films", "Rainy day", "Solo", "Cosy", "Open Sundays"],
    rating: 4.5,
    description:
      "Film noir, westerns and musicals in a seventeenth-century lane near the Odéon. Two rooms and a programme made by lovers of Hollywood.",
  },
  {
    id: "l-arlequin",
    name: "L’Arlequin",
    address: "76 Rue de Rennes, 75006 Paris",
    at: [48.85128, 2.33065],
    types: ["Cinema"],
    tags: ["Historic", "Rainy day", "Classic films", "Open Sundays", "Solo"],
    rating: 4.4,
    description:
      "A large auditorium down a corridor from the Rue de Rennes, with Soviet posters in its past. Sunday morning is for the film club.",
  },
  {
    id: "la-pagode",
    name: "La Pagode",
    address: "57bis Rue de Babylone, 75007 Paris",
    at: [48.85172, 2.31682],
    types: ["Cinema"],
    tags: ["Historic", "Garden", "World cultures", "Romantic", "Landmark"],
    placeStatus: "Opening Soon",
    description:
      "A Japanese ballroom of 1896, given by the director of the Bon Marché to his wife and later turned into a cinema. It has been dark since 2015 and is being restored.",
  },
  {
    id: "l-escurial",
    name: "L’Escurial",
    address: "11 Boulevard de Port-Royal, 75013 Paris",
    at: [48.83682, 2.34965],
    types: ["Cinema"],
    tags: ["Historic", "Rainy day", "Elegant", "Solo", "Open Sundays"],
    rating: 4.5,
    description:
      "Red velvet and a wide old-fashioned auditorium, showing films since 1911. The neighbourhood treats it as its own drawing room.",
  },
  {
    id: "mk2-bibliotheque",
    name: "MK2 Bibliothèque",
    address: "128-162 Avenue de France, 75013 Paris",
    at: [48.83165, 2.37602],
    types: ["Cinema"],
    tags: ["Modern", "Architecture", "Step-free", "Late night", "Kids", "Open Sundays"],
    rating: 4.4,
    website: "https://www.mk2.com",
    description:
      "A long glass ship of cinemas beside the National Library, with love seats for two. Cafés and a bookshop keep the foyer open to the street.",
  },
  {
    id: "l-entrepot",
    name: "L’Entrepôt",
    address: "7-9 Rue Francis de Pressensé, 75014 Paris",
    at: [48.83395, 2.31652],
    types: ["Cinema", "Restaurant"],
    tags: ["Garden", "Terrace", "Live music", "With friends", "Open Sundays"],
    rating: 4.2,
    website: "https://www.lentrepot.fr",
    description:
      "Three screens, a restaurant and a leafy terrace in a printing works near the Pernety metro. Concerts and debates go on after the film.",
  },
  {
    id: "chaplin-saint-lambert",
    name: "Chaplin Saint-Lambert",
    address: "6 Rue Péclet, 75015 Paris",
    at: [48.8432, 2.29856],
    types: ["Cinema"],
    tags: ["Kids", "Rainy day", "Classic films", "Budget", "Open Sundays"],
    rating: 4.3,
    description:
      "A neighbourhood cinema of the 1930s behind the town hall of the 15th. There is more for children here than almost anywhere else.",
  },
];
