import { fold } from "./fold.ts";

/**
 * The neighbourhoods that places are filtered by, in alphabetical order. They are not official: they overlap, and parts
 * of Paris belong to none.
 */
export const NEIGHBOURHOODS = [
  "Aligre",
  "Auteuil",
  "Bastille",
  "Batignolles",
  "Beaugrenelle",
  "Belleville",
  "Bercy",
  "Butte-aux-Cailles",
  "Buttes-Chaumont",
  "Canal Saint-Martin",
  "Champs-Élysées",
  "Charonne",
  "Commerce",
  "Denfert-Rochereau",
  "Étoile",
  "Faubourg Saint-Antoine",
  "Gambetta",
  "Gare du Nord",
  "Goutte d'Or",
  "Grands Boulevards",
  "Gros-Caillou",
  "Haut Marais",
  "Île de la Cité",
  "Île Saint-Louis",
  "Invalides",
  "Jardin des Plantes",
  "La Chapelle",
  "La Villette",
  "Le Marais",
  "Les Épinettes",
  "Les Gobelins",
  "Les Halles",
  "Les Ternes",
  "Ménilmontant",
  "Monceau",
  "Montmartre",
  "Montorgueil",
  "Montparnasse",
  "Mouzaïa",
  "Nation",
  "Oberkampf",
  "Odéon",
  "Opéra",
  "Palais-Royal",
  "Paris Rive Gauche",
  "Passy",
  "Père-Lachaise",
  "Pernety",
  "Pigalle",
  "Place des Fêtes",
  "Place Vendôme",
  "Quartier chinois",
  "Quartier Latin",
  "République",
  "Saint-Germain-des-Prés",
  "Sentier",
  "South Pigalle",
  "Strasbourg - Saint-Denis",
  "Triangle d'Or",
  "Val-de-Grâce",
] as const;
export type Neighbourhood = (typeof NEIGHBOURHOODS)[number];

/** Returns the last part of the URL of a neighbourhood's page: `le-marais`. */
export const neighbourhoodSlug = (name: Neighbourhood): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const BY_SLUG: ReadonlyMap<string, Neighbourhood> = new Map(
  NEIGHBOURHOODS.map((name) => [neighbourhoodSlug(name), name]),
);

/** Returns the neighbourhood of a page, or null for an unknown slug. */
export const neighbourhoodOf = (slug: string): Neighbourhood | null => BY_SLUG.get(slug) ?? null;
