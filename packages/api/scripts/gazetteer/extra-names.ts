import type { GazetteerPoint, PointKind } from "../../src/reference/gazetteer-format.ts";

/** English and everyday names that no source contains, by the name of the sight. */
export const EXTRA_NAMES: Readonly<Record<string, readonly string[]>> = {
  "Accor Arena": ["AccorHotels Arena", "Bercy Arena", "Palais omnisports", "Palais omnisports de Bercy"],
  "Arc de Triomphe": ["Arch of Triumph"],
  "Basilique du Sacré-Cœur": ["Sacred Heart", "Basilique du Sacré-Cœur de Montmartre"],
  "Bibliothèque François-Mitterrand": ["Bibliothèque nationale François-Mitterrand", "Grande Bibliothèque"],
  "Cathédrale Notre-Dame de Paris": ["Notre-Dame de Paris", "Cathédrale Notre-Dame", "Our Lady of Paris"],
  "Catacombes de Paris": ["Paris Catacombs", "Les Catacombes de Paris"],
  "Cimetière du Père-Lachaise": ["Père Lachaise Cemetery"],
  "Hôtel des Invalides": ["Hotel National des Invalides"],
  "Hôtel de Ville": ["Town Hall", "Hôtel de Ville de Paris"],
  "Jardin des Tuileries": ["Tuileries"],
  "Jardin du Luxembourg": ["Luxembourg", "Luco"],
  "Musée du Louvre": ["The Louvre"],
  "Musée national de l'histoire de l'immigration": ["Musée de l'Immigration"],
  "Parc des Buttes-Chaumont": ["Buttes-Chaumont"],
  "Parc des Princes": ["PSG Stadium"],
  Pigalle: ["South Pigalle", "SoPi"],
  "Place des Vosges": ["Vosges"],
  "Place Charles de Gaulle": ["Place Charles de Gaulle Étoile"],
  "Stade Roland-Garros": ["Court Philippe-Chatrier"],
  "Tour Eiffel": ["Eiffel"],
};

const point = (
  kind: PointKind,
  arrondissement: string,
  [latitude, longitude]: readonly [number, number],
  name: string,
  ...otherNames: readonly string[]
): GazetteerPoint => ({ kind, rank: 1, arrondissement, name, otherNames, latitude, longitude });

/**
 * Places that people name as their location, and that sources lack or place at another point. They replace sights with
 * the same name.
 */
export const EXTRA_POINTS: readonly GazetteerPoint[] = [
  point("sight", "75007", [48.85107, 2.32451], "Le Bon Marché", "Bon Marché Rive Gauche", "Le Bon Marché Rive Gauche"),
  point("sight", "75007", [48.8505, 2.3239], "La Grande Épicerie", "Grande Épicerie de Paris"),
  point("sight", "75009", [48.87376, 2.33204], "Galeries Lafayette", "Galeries Lafayette Haussmann"),
  point("sight", "75009", [48.87398, 2.32872], "Printemps", "Printemps Haussmann", "Au Printemps"),
  point("sight", "75004", [48.85753, 2.35314], "BHV Marais", "BHV", "Bazar de l'Hôtel de Ville"),
  point("sight", "75001", [48.85882, 2.34255], "La Samaritaine", "Samaritaine"),
  point("sight", "75010", [48.87169, 2.36524], "Canal Saint-Martin", "St Martin Canal"),
  point("sight", "75001", [48.86746, 2.32943], "Colonne Vendôme", "Vendôme Column"),
  point("sight", "75007", [48.85605, 2.29784], "Champ de Mars", "Champs de Mars"),
  point(
    "quarter",
    "75013",
    [48.82316, 2.36352],
    "Quartier asiatique",
    "Chinatown",
    "Quartier chinois",
    "Les Olympiades",
  ),
  point("square", "75008", [48.86898, 2.31001], "Rond-point des Champs-Élysées"),
  point("quarter", "75002", [48.86545, 2.34688], "Montorgueil"),
  point("sight", "75012", [48.83325, 2.38636], "Bercy Village"),
  point("quarter", "75006", [48.8539, 2.33377], "Saint-Germain", "St Germain"),
];
