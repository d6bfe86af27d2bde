/** Example documents, which GraphiQL shows in development, one in each tab. */
export const EXAMPLES: readonly { readonly query: string; readonly variables?: string }[] = [
  {
    query: `# Bars or cafés that are not in the 1st arrondissement, with the number of places for each type
query Bars($filters: PlaceFiltersInput) {
  places(filters: $filters, limit: 5) {
    nodes { id name types address rating }
    pagination { total pages }
    facets { types { value count } }
  }
}`,
    variables: JSON.stringify(
      { filters: { types: { include: ["Bar", "Café"] }, arrondissements: { exclude: ["75001"] } } },
      null,
      2,
    ),
  },
  {
    query: `# The page of a place, with its travel time from the Place de la République
query Place($origin: OriginInput!) {
  place(id: "tour-eiffel") {
    place { name description openingHours media { kind url } travelTime(origin: $origin) }
  }
}`,
    variables: JSON.stringify({ origin: { latitude: 48.8674, longitude: 2.3636, mode: "TRANSIT" } }, null, 2),
  },
  {
    query: `# What an account has saved. Send its token in the tab "Headers": { "authorization": "Bearer …" }
query Saved {
  viewer {
    user { username }
    favorites(limit: 5) { nodes { id name } pagination { total } }
    views { id name }
  }
}`,
  },
];
