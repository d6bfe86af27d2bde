export const MEDIA = "media { kind url }";
/** The listing query of the home page. */
export const LISTING = `query Places($page: Int!, $limit: Int!) {
  places(page: $page, limit: $limit) {
    nodes { id name address arrondissement types tags placeStatus travelTime ${MEDIA} }
    pagination { total page limit pages }
    facets { types { value count } tags { value count } arrondissements { value count } }
  }
}`;
