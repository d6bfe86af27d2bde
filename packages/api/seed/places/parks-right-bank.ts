import type { SeedEntry } from "./entry.ts";

export const parksRightBank: readonly SeedEntry[] = [
  {
    id: "jardin-des-tuileries",
    name: "Jardin des Tuileries",
    address: "Place de la Concorde, 75001 Paris",
    at: [48.86349, 2.32749],
    types: ["Park"],
    tags: ["Garden", "Historic", "Sculpture", "Free entry", "Kids", "Open Sundays"],
    rating: 4.7,
    description:
      "Le Nôtre’s long straight alley between the Louvre and the Concorde, with two round ponds. Bronzes by Maillol lie about in the yew hedges.",
  },
  {
    id: "jardin-du-palais-royal",
    name: "Jardin du Palais-Royal",
    address: "6 Rue de Montpensier, 75001 Paris",
    at: [48.86408, 2.33649],
    types: ["Park"],
    tags: ["Garden", "Historic", "Quiet", "Free entry", "Reading", "Photos", "Open Sundays"],
    rating: 4.7,
    description:
      "Lime alleys, roses and a fountain, closed off from the city by four rows of arcades. Buren’s striped columns fill the courtyard at the southern end.",
  },
  {
    id: "square-louvois",
    name: "Square Louvois",
    address: "69bis Rue de Richelieu, 75002 Paris",
    at: [48.86864, 2.33889],
    types: ["Park"],
    tags: ["Garden", "Quiet", "Free entry", "Reading", "Open Sundays"],
    description:
      "Four rivers of France, as bronze women, hold up a fountain across from the old National Library. A good bench for a page between two appointments.",
  },
  {
    id: "square-du-temple-elie-wiesel",
    name: "Square du Temple - Elie Wiesel",
    address: "64 Rue de Bretagne, 75003 Paris",
    at: [48.8642, 2.3608],
    types: ["Park"],
    tags: ["Garden", "Kids", "Free entry", "Playground", "Quiet", "Open Sundays"],
    rating: 4.3,
    description:
      "A pond, a bandstand and a lawn on the ground of the Templars’ tower. Children have the run of it when the schools of the Marais let out.",
  },
  {
    id: "place-des-vosges",
    name: "Place des Vosges",
    address: "Place des Vosges, 75004 Paris",
    at: [48.85559, 2.36553],
    types: ["Park", "Monument"],
    tags: ["Historic", "Garden", "Romantic", "Free entry", "Picnic", "Landmark", "Open Sundays"],
    rating: 4.7,
    description:
      "Thirty-six pavilions of brick and stone, laid out alike in 1612. Lime trees, four fountains and arcades full of galleries and echoing violins.",
  },
  {
    id: "parc-monceau",
    name: "Parc Monceau",
    address: "35 Boulevard de Courcelles, 75008 Paris",
    at: [48.88052, 2.31124],
    types: ["Park"],
    tags: ["Garden", "Romantic", "Kids", "Free entry", "Running", "Historic", "Open Sundays"],
    rating: 4.6,
    description:
      "A colonnade by a pond, a pyramid and a bridge, follies of a duke of the eighteenth century. Runners go round, nannies sit, gilded gates close at dusk.",
  },
  {
    id: "square-montholon",
    name: "Square Montholon",
    address: "80 Rue La Fayette, 75009 Paris",
    at: [48.8767, 2.3464],
    types: ["Park"],
    tags: ["Garden", "Kids", "Free entry", "Playground", "Open Sundays"],
    description:
      "Two great plane trees and a statue for the seamstresses of the quarter. The railings are of the same cast iron as those of the Second Empire boulevards.",
  },
  {
    id: "jardin-villemin",
    name: "Jardin Villemin",
    address: "14 Rue des Récollets, 75010 Paris",
    at: [48.8752, 2.3613],
    types: ["Park"],
    tags: ["Garden", "Waterside", "Kids", "Free entry", "Picnic", "Open Sundays", "Relaxed"],
    rating: 4.1,
    description:
      "Lawns between the Canal Saint-Martin and the Gare de l’Est, on the ground of a military hospital. Ping-pong tables, a bandstand and shared vegetable plots.",
  },
  {
    id: "coulee-verte-rene-dumont",
    name: "Coulée verte René-Dumont",
    address: "1 Coulée verte René-Dumont, 75012 Paris",
    at: [48.849, 2.374],
    types: ["Park"],
    tags: ["Garden", "Quiet", "Free entry", "View", "Running", "Open Sundays"],
    rating: 4.6,
    description:
      "A railway line of 1859 planted from the Bastille to the eastern edge of the city. Four and a half kilometres, the first of them on top of a viaduct, level with the third floors.",
  },
  {
    id: "parc-de-bercy",
    name: "Parc de Bercy",
    address: "128 Quai de Bercy, 75012 Paris",
    at: [48.83241, 2.38441],
    types: ["Park"],
    tags: ["Garden", "Quiet", "Free entry", "Picnic", "Running", "Open Sundays"],
    rating: 4.5,
    description:
      "Cobbles, rails and old trees of the wine warehouses lie within this park by the Seine. There are a vineyard, a kitchen garden and a stepped bridge to the library.",
  },
  {
    id: "parc-floral-de-paris",
    name: "Parc floral de Paris",
    address: "Route de la Pyramide, 75012 Paris",
    at: [48.8385, 2.4435],
    types: ["Park"],
    tags: ["Garden", "Kids", "Live music", "Picnic", "Playground", "Open Sundays"],
    rating: 4.5,
    description:
      "Iris, dahlias and pines in the Bois de Vincennes, with free-roaming peacocks. Jazz and classical concerts fill the summer weekends.",
  },
  {
    id: "bois-de-boulogne",
    name: "Bois de Boulogne",
    address: "Route de la Muette à Neuilly, 75116 Paris",
    at: [48.862, 2.262],
    types: ["Park"],
    tags: ["Waterside", "Boating", "Running", "Kids", "Free entry", "Picnic", "Open Sundays"],
    rating: 4.4,
    description:
      "Two lakes with rowing boats, bridle paths and eight hundred hectares of wood on the western edge. Take the small ferry to the island for lunch.",
  },
  {
    id: "jardin-du-ranelagh",
    name: "Jardin du Ranelagh",
    address: "1 Avenue Ingres, 75016 Paris",
    at: [48.85677, 2.26584],
    types: ["Park"],
    tags: ["Kids", "Free entry", "Playground", "Quiet", "Open Sundays"],
    rating: 4.4,
    description:
      "Chestnut trees and a carousel with hand-turned horses, near the Musée Marmottan. La Fontaine stands here with the fox and the crow.",
  },
  {
    id: "parc-de-bagatelle",
    name: "Parc de Bagatelle",
    address: "Route de Sèvres à Neuilly, 75116 Paris",
    at: [48.8718, 2.2472],
    types: ["Park"],
    tags: ["Garden", "Romantic", "Quiet", "Historic", "Picnic", "Open Sundays"],
    rating: 4.6,
    description:
      "A rose garden of ten thousand bushes round a folly that was built in sixty-four days on a royal bet. Peacocks, water lilies and a Chinese pagoda.",
  },
  {
    id: "parc-clichy-batignolles-martin-luther-king",
    name: "Parc Clichy-Batignolles - Martin-Luther-King",
    address: "147 Rue Cardinet, 75017 Paris",
    at: [48.88835, 2.31526],
    types: ["Park"],
    tags: ["Modern", "Kids", "Free entry", "Playground", "Running", "Open Sundays"],
    rating: 4.4,
    description:
      "Ten hectares on former railway land, below the stepped glass of the law courts. Reed beds, a skate park and long benches in the sun.",
  },
  {
    id: "square-des-batignolles",
    name: "Square des Batignolles",
    address: "144bis Rue Cardinet, 75017 Paris",
    at: [48.88757, 2.3147],
    types: ["Park"],
    tags: ["Garden", "Kids", "Romantic", "Free entry", "Open Sundays", "Relaxed"],
    rating: 4.4,
    description:
      "A stream, a grotto and ducks, in an English garden the size of a village green. Verlaine wrote of it, and the railway hums behind the trees.",
  },
  {
    id: "square-louise-michel",
    name: "Square Louise-Michel",
    address: "6 Place Saint-Pierre, 75018 Paris",
    at: [48.8854, 2.343],
    types: ["Park"],
    tags: ["View", "Kids", "Free entry", "Photos", "Picnic", "Open Sundays"],
    rating: 4.5,
    description:
      "Lawns and stairs fall from the Sacré-Cœur to the carousel at the bottom. Sit halfway, and the roofs of the city begin at your feet.",
  },
  {
    id: "parc-de-la-villette",
    name: "Parc de la Villette",
    address: "211 Avenue Jean Jaurès, 75019 Paris",
    at: [48.88895, 2.39245],
    types: ["Park"],
    tags: ["Modern", "Kids", "Picnic", "Live music", "Free entry", "Architecture", "Open Sundays"],
    rating: 4.5,
    website: "https://www.lavillette.com",
    description:
      "Twenty-six red follies on a grid, canals, a dragon to slide down and open-air films in summer. The great iron cattle hall is the old heart of it.",
  },
  {
    id: "parc-des-buttes-chaumont",
    name: "Parc des Buttes-Chaumont",
    address: "1 Rue Botzaris, 75019 Paris",
    at: [48.87647, 2.38102],
    types: ["Park"],
    tags: ["View", "Kids", "Free entry", "Dogs welcome", "Picnic", "Running", "Open Sundays"],
    rating: 4.7,
    description:
      "Quarries turned into cliffs, a lake and a waterfall for the Exhibition of 1867. A Roman temple stands on the rock and the grass is for lying on.",
  },
  {
    id: "jardin-naturel",
    name: "Jardin Naturel",
    address: "120 Rue de la Réunion, 75020 Paris",
    at: [48.8587, 2.3987],
    types: ["Park"],
    tags: ["Garden", "Quiet", "Free entry", "Wildlife", "Open Sundays"],
    rating: 4.3,
    description:
      "A small wild garden under the wall of the Père-Lachaise, with meadow, pond and undergrowth. Only plants of the Paris region are allowed to grow here.",
  },
  {
    id: "parc-de-belleville",
    name: "Parc de Belleville",
    address: "47 Rue des Couronnes, 75020 Paris",
    at: [48.8709, 2.3847],
    types: ["Park"],
    tags: ["View", "Free entry", "Picnic", "Kids", "Garden", "Open Sundays"],
    rating: 4.5,
    description:
      "The highest park in the city, with a cascade running down the slope and a vine at the top. From the belvedere one sees everything from Notre-Dame to the Eiffel Tower.",
  },
];
