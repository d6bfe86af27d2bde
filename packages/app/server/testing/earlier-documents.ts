/** The documents that pages of the app sent before changes of lists and views were operations without a version. */
const LIST = "id name note count pages share { url sharedBy } version updatedAt";
const REFUSED = "... on NotSignedIn { message } ... on ListNotFound { message }";
const UPDATED = `__typename ... on ListUpdated { list { ${LIST} } } ${REFUSED}`;
const CONFLICT = `... on ListConflict { message current { ${LIST} } }`;
const INVALID = "... on ValidationFailed { message }";
const VIEW = "id name description version filters { types tags arrondissements search hours maxTravelTime }";

export const EARLIER_LISTS = `query Lists { viewer { lists { ${LIST} } } }`;
export const EARLIER_VIEWS = `query Views { viewer { views { ${VIEW} } } }`;
export const EARLIER_UPDATE_LIST = `mutation UpdateList($id: ID!, $version: Int, $input: ListInput!) {
  updateList(id: $id, version: $version, input: $input) { ...ListUpdateFields }
}
fragment ListUpdateFields on UpdateListResult { ${UPDATED} ${CONFLICT} ${INVALID} }`;
export const EARLIER_SET_PLACES = `mutation SetListPlaces($id: ID!, $version: Int, $placeIds: [ID!]!) {
  setListPlaces(id: $id, version: $version, placeIds: $placeIds) { ...ListUpdateFields }
}
fragment ListUpdateFields on UpdateListResult { ${UPDATED} ${CONFLICT} ${INVALID} }`;
export const EARLIER_PUT_PLACE = `mutation PutListPlace($listId: ID!, $placeId: ID!, $version: Int, $note: String, $visited: Boolean!) {
  putListPlace(listId: $listId, placeId: $placeId, version: $version, note: $note, visited: $visited) {
    ${UPDATED} ... on ListConflict { message current { ${LIST} entry(placeId: $placeId) { note visited } } }
    ... on PlaceNotFound { message } ... on TooManyListPlaces { message } ${INVALID}
  }
}`;
export const EARLIER_REMOVE_PLACE = `mutation RemoveListPlace($listId: ID!, $placeId: ID!) {
  removeListPlace(listId: $listId, placeId: $placeId) { ${UPDATED} }
}`;
export const EARLIER_UPDATE_VIEW = `mutation UpdateView($id: ID!, $version: Int, $input: ViewInput!) {
  updateView(id: $id, version: $version, input: $input) {
    __typename ... on ViewUpdated { view { ${VIEW} } } ... on ViewConflict { message current { ${VIEW} } }
    ... on NotSignedIn { message } ... on ViewNotFound { message } ${INVALID}
  }
}`;
