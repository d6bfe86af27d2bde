import type { SeedEntry } from "./entry.ts";

export const spotsCentreAndLeftBank: readonly SeedEntry[] = [
  {
    id: "galerie-vero-dodat",
    name: "Galerie Véro-Dodat",
    address: "19 Rue Jean-Jacques Rousseau, 75001 Paris",
    at: [48.86272, 2.34079],
    types: ["Spot"],
    tags: ["Covered", "Historic", "Elegant", "Rainy day", "Free entry"],
    rating: 4.4,
    description:
      "Two pork butchers built this arcade of mahogany, brass and black-and-white tiles in 1826. The globes still light luthiers and antiques.",
  },
  {
    id: "place-dauphine",
    name: "Place Dauphine",
    address: "Place Dauphine, 75001 Paris",
    at: [48.8565, 2.3426],
    types: ["Spot"],
    tags: ["Historic", "Quiet", "Terrace", "Romantic", "Free entry"],
    rating: 4.6,
    description:
      "A triangle of houses behind the Pont Neuf, chestnuts in the middle and pétanque on the gravel. The narrow end lets in a slice of river light.",
  },
  {
    id: "pont-neuf",
    name: "Pont Neuf",
    address: "Pont Neuf, 75001 Paris",
    at: [48.85727, 2.34135],
    types: ["Spot"],
    tags: ["Historic", "Waterside", "View", "Free entry", "Photos", "Landmark"],
    rating: 4.7,
    description:
      "The oldest bridge in the city bears the name of the new one, and nearly four hundred stone faces. Half-moon benches look both ways along the Seine.",
  },
  {
    id: "square-du-vert-galant",
    name: "Square du Vert-Galant",
    address: "15 Place du Pont Neuf, 75001 Paris",
    at: [48.8574, 2.3403],
    types: ["Spot", "Park"],
    tags: ["Waterside", "Romantic", "Picnic", "Free entry", "Quiet", "Open Sundays"],
    rating: 4.6,
    description:
      "The bow of the Île de la Cité, seven metres below the bridge, at the old level of the river. A weeping willow marks the very tip.",
  },
  {
    id: "galerie-vivienne",
    name: "Galerie Vivienne",
    address: "4 Rue des Petits Champs, 75002 Paris",
    at: [48.86621, 2.33948],
    types: ["Spot"],
    tags: ["Covered", "Historic", "Elegant", "Rainy day", "Free entry", "Photos"],
    rating: 4.6,
    description:
      "A glazed arcade of 1823 with mosaic floors, nymphs and a bookshop that has kept its shelves. Light falls like water on rainy mornings.",
  },
  {
    id: "passage-des-panoramas",
    name: "Passage des Panoramas",
    address: "11 Boulevard Montmartre, 75002 Paris",
    at: [48.87151, 2.34192],
    types: ["Spot"],
    tags: ["Covered", "Historic", "Rainy day", "Lively", "Free entry", "Bistro"],
    rating: 4.4,
    description:
      "The oldest of the covered passages, with stamp dealers, engravers’ signs and a dozen small restaurants. Gas light was tried here first in 1817.",
  },
  {
    id: "passage-du-grand-cerf",
    name: "Passage du Grand-Cerf",
    address: "145 Rue Saint-Denis, 75002 Paris",
    at: [48.86467, 2.35011],
    types: ["Spot"],
    tags: ["Covered", "Historic", "Design", "Rainy day", "Free entry", "Photos"],
    rating: 4.4,
    description:
      "Twelve metres of iron, glass and light above jewellers and designers. Enormous objects hang as signs: a dragonfly, a cog, a top hat.",
  },
  {
    id: "rue-montorgueil",
    name: "Rue Montorgueil",
    address: "Rue Montorgueil, 75002 Paris",
    at: [48.8654, 2.3468],
    types: ["Spot"],
    tags: ["Lively", "Historic", "Terrace", "Open Sundays", "Free entry", "With friends"],
    rating: 4.5,
    description:
      "Fishmongers, cheese shops and café terraces on a street given over to walking. Stohrer’s window has lit it since 1730.",
  },
  {
    id: "place-du-marche-sainte-catherine",
    name: "Place du Marché Sainte-Catherine",
    address: "Place du Marché Sainte-Catherine, 75004 Paris",
    at: [48.8551, 2.3624],
    types: ["Spot"],
    tags: ["Terrace", "Quiet", "Historic", "Romantic", "Free entry"],
    rating: 4.4,
    description:
      "A small square of mulberry trees and tables between the Rue Saint-Antoine and the Place des Vosges. No car has any business here.",
  },
  {
    id: "promenade-des-berges-de-seine",
    name: "Promenade des Berges de Seine",
    address: "Port de Solférino, 75007 Paris",
    at: [48.8609, 2.323],
    types: ["Spot"],
    tags: ["Waterside", "Running", "Free entry", "Open air", "Kids", "With friends"],
    rating: 4.5,
    description:
      "Two kilometres of quay given back to walkers, from the Musée d’Orsay to the Pont de l’Alma. Floating gardens, deckchairs and a running track.",
  },
  {
    id: "bibliotheque-francois-mitterrand",
    name: "Bibliothèque François-Mitterrand",
    address: "Quai François Mauriac, 75013 Paris",
    at: [48.8336, 2.3757],
    types: ["Spot"],
    tags: ["Architecture", "Books", "Reading", "Modern", "Rainy day", "Quiet"],
    rating: 4.4,
    website: "https://www.bnf.fr",
    description:
      "Four glass towers like open books, around a pine wood set into the ground. The wooden deck by the river is a stage for skaters and sunbathers.",
  },
  {
    id: "butte-aux-cailles",
    name: "Butte-aux-Cailles",
    address: "Place Paul Verlaine, 75013 Paris",
    at: [48.8277, 2.3526],
    types: ["Spot"],
    tags: ["Historic", "Bohemian", "Free entry", "Lively", "With friends", "Photos"],
    rating: 4.5,
    description:
      "A hilltop village of low houses, cobbles and stencils by Miss.Tic, five minutes from the Place d’Italie. An artesian well still gives water on the square.",
  },
  {
    id: "rue-des-thermopyles",
    name: "Rue des Thermopyles",
    address: "Rue des Thermopyles, 75014 Paris",
    at: [48.8327, 2.31879],
    types: ["Spot"],
    tags: ["Garden", "Quiet", "Free entry", "Photos", "Romantic"],
    rating: 4.4,
    description:
      "Cobbles, low houses and wisteria across the street, near the church of Plaisance. The garden at the end is kept by the neighbours.",
  },
  {
    id: "villa-seurat",
    name: "Villa Seurat",
    address: "Villa Seurat, 75014 Paris",
    at: [48.82617, 2.33282],
    types: ["Spot"],
    tags: ["Architecture", "Historic", "Quiet", "Free entry", "Books"],
    description:
      "A cul-de-sac of studios built in the 1920s, white walls and north light. Henry Miller wrote Tropic of Cancer at number 18.",
  },
  {
    id: "ile-aux-cygnes",
    name: "Île aux Cygnes",
    address: "Allée des Cygnes, 75015 Paris",
    at: [48.8523, 2.2832],
    types: ["Spot"],
    tags: ["Waterside", "Running", "Free entry", "View", "Quiet", "Open air"],
    rating: 4.4,
    description:
      "An alley of trees in the middle of the Seine, eleven metres wide and nearly a kilometre long. The metro crosses above on the bridge of Bir-Hakeim.",
  },
  {
    id: "la-ruche",
    name: "La Ruche",
    address: "2 Passage de Dantzig, 75015 Paris",
    at: [48.83226, 2.29706],
    types: ["Spot"],
    tags: ["Historic", "Bohemian", "Painting", "Architecture", "Quiet"],
    rating: 4.2,
    description:
      "A round pavilion from the wine hall of 1900, taken apart and put up again as artists’ studios. Chagall, Soutine and Léger had rooms; sixty artists still do.",
  },
  {
    id: "pont-de-bir-hakeim",
    name: "Pont de Bir-Hakeim",
    address: "Pont de Bir-Hakeim, 75015 Paris",
    at: [48.8556, 2.2878],
    types: ["Spot"],
    tags: ["View", "Waterside", "Photos", "Architecture", "Free entry", "Landmark"],
    rating: 4.6,
    description:
      "A double-decker bridge with metro line 6 rolling along on iron columns. Half of the couples below the arches are there for wedding pictures.",
  },
];
