/** A query with the expected position of its result. */
export interface GeocodingQuery {
  readonly query: string;
  /** The expected latitude and longitude in degrees, or null if the query must have no result. */
  readonly at: readonly [number, number] | null;
  /** The allowed distance in metres. It is large for quarters and long streets, because their centre is ambiguous. */
  readonly metres: number;
  /** Set if the result must have `partial_match` and a `location_type` other than ROOFTOP. */
  readonly isApproximate?: true;
}

const at = (query: string, latitude: number, longitude: number, metres = 250): GeocodingQuery => ({
  query,
  at: [latitude, longitude],
  metres,
});
const nowhere = (query: string): GeocodingQuery => ({ query, at: null, metres: 0 });
const approximate = (query: string, latitude: number, longitude: number, metres = 100): GeocodingQuery => ({
  ...at(query, latitude, longitude, metres),
  isApproximate: true,
});

/** Queries as visitors type them. Their positions were looked up by hand, not taken from the gazetteer. */
export const QUERIES: readonly GeocodingQuery[] = [
  // Stations.
  at("chatelet", 48.8585, 2.3473, 300),
  at("Gare du Nord", 48.8809, 2.3553),
  at("St Lazare", 48.8763, 2.3254, 300),
  at("métro Abbesses", 48.8844, 2.3385),
  at("station république", 48.8675, 2.3638),
  at("RER Luxembourg", 48.8462, 2.3402),
  at("gare montparnasse", 48.8412, 2.3206, 400),
  at("metro pere lachaise", 48.8629, 2.3871),
  at("tram porte de vincennes", 48.8472, 2.4105, 300),
  // Squares and quarters. They must rank before places that are named after them.
  at("Nation", 48.8484, 2.3959, 300),
  at("Belleville", 48.872, 2.381, 600),
  at("Bastille", 48.8532, 2.3692, 200),
  at("Le Marais", 48.859, 2.36, 700),
  at("Latin Quarter", 48.849, 2.347, 700),
  at("Montmartre", 48.8867, 2.3407, 700),
  at("Pigalle", 48.8822, 2.3373, 400),
  at("place des vosges", 48.8555, 2.3656),
  at("Les Halles", 48.862, 2.346, 300),
  at("butte aux cailles", 48.8275, 2.3515, 400),
  // Sights, by their French, English and short names.
  at("Eiffel Tower", 48.8584, 2.2945),
  at("notre dame", 48.853, 2.3499),
  at("Sacre Coeur", 48.8867, 2.3431),
  at("arc de triomphe", 48.8738, 2.295),
  at("Père Lachaise cemetery", 48.8614, 2.3933, 500),
  at("Sainte Chapelle", 48.8554, 2.345),
  at("pont neuf", 48.857, 2.3414),
  at("Champs Elysees", 48.8698, 2.3075, 700),
  at("Canal Saint Martin", 48.8719, 2.3652, 700),
  at("île Saint-Louis", 48.8517, 2.3567, 300),
  at("le bon marché", 48.851, 2.3245),
  at("catacombs", 48.8338, 2.3324),
  at("Opéra Garnier", 48.8719, 2.3316),
  at("Tour Montparnasse", 48.8421, 2.322),
  at("galeries lafayette", 48.8738, 2.3322),
  at("luxembourg gardens", 48.8462, 2.3372, 400),
  at("Roland Garros", 48.8469, 2.2499, 500),
  at("shakespeare and company", 48.8526, 2.3471),
  // Streets and house numbers.
  at("Avenue Foch", 48.8727, 2.2853, 600),
  at("bd St Germain", 48.8528, 2.3375, 900),
  at("av. de l'Opéra", 48.8678, 2.334, 300),
  at("r. Mouffetard", 48.8424, 2.3494, 300),
  at("rue de rivolli", 48.8575, 2.3525, 1_500),
  at("rue des archives", 48.8605, 2.3575, 400),
  at("5 rue de la paix, 75002 Paris", 48.8691, 2.3315, 120),
  at("12rue du bac", 48.858, 2.3279, 120),
  at("1 place du trocadéro", 48.863, 2.2875, 200),
  at("12 bis rue oberkampf", 48.8636, 2.3674, 120),
  at("10 rue de rivoli", 48.8555, 2.3605, 120),
  at("24 rue des rosier", 48.8572, 2.359, 150),
  approximate("420 rue Oberkampf", 48.8653, 2.3769, 900),
  at("9 rue du sgt bauchat", 48.8446, 2.391, 120),
  at("8 rue jj rousseau", 48.8623, 2.3403, 120),
  at("77 bd Barbès 18", 48.8913, 2.3494, 120),
  // The city and other words around a name.
  at("Paris Gare du Nord", 48.8809, 2.3553),
  at("Paris République", 48.8675, 2.3638),
  at("near Abbesses station", 48.8844, 2.3385),
  at("sortie métro Oberkampf", 48.8648, 2.3684),
  // Areas.
  at("75011", 48.8591, 2.38, 500),
  at("Paris 11", 48.8591, 2.38, 500),
  at("11th arrondissement", 48.8591, 2.38, 500),
  // Coordinates.
  at("48.8566, 2.3522", 48.8566, 2.3522, 5),
  at("48,8566 2,3522", 48.8566, 2.3522, 5),
  at(`48°51'24"N 2°21'03"E`, 48.85667, 2.35083, 5),
  // Texts that name no place in Paris.
  nowhere("Lyon"),
  nowhere("Versailles"),
  nowhere("Stade de France"),
  nowhere("5 rue de PARIS"),
  nowhere("10 rue de Rivoli, 69001 Lyon"),
];
