/** GraphQL documents for tests: the operations on accounts, favorites and views. */

const PROBLEM = "__typename ... on Problem { message }";
const INVALID = "... on ValidationFailed { fields { field message } }";
const ATTEMPTS = "... on TooManyAttempts { retryAfter }";
const USER = "user { id username displayName locale homeLocation { latitude longitude address } }";
const VIEW_FIELDS = "{ id name description filters { types tags arrondissements search maxTravelTime } }";
const VIEW = `view ${VIEW_FIELDS}`;

export const SIGN_UP = `mutation SignUp($username: String!, $password: String!) {
  signUp(username: $username, password: $password) { ${PROBLEM} ${INVALID} ${ATTEMPTS} ... on SignedIn { token ${USER} } }
}`;
export const LOG_IN = `mutation LogIn($username: String!, $password: String!) {
  logIn(username: $username, password: $password) { ${PROBLEM} ${INVALID} ${ATTEMPTS} ... on SignedIn { token ${USER} } }
}`;
export const LOG_OUT = `mutation LogOut { logOut { ${PROBLEM} } }`;
export const UPDATE_PROFILE = `mutation UpdateProfile($input: ProfileInput!) {
  updateProfile(input: $input) { ${PROBLEM} ${INVALID} ... on ProfileUpdated { ${USER} } }
}`;
export const CHANGE_PASSWORD = `mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { ${PROBLEM} ${INVALID} ${ATTEMPTS} }
}`;
export const DELETE_ACCOUNT = `mutation DeleteAccount($password: String!) {
  deleteAccount(password: $password) { ${PROBLEM} ${INVALID} ${ATTEMPTS} }
}`;
export const RESET_OFFER = "query PasswordResetOffer { passwordResetOffered }";
export const REQUEST_RESET = `mutation RequestPasswordReset($username: String!, $language: String) {
  requestPasswordReset(username: $username, language: $language) { ${PROBLEM} ${INVALID} ${ATTEMPTS} }
}`;
export const RESET_PASSWORD = `mutation ResetPassword($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword) { ${PROBLEM} ${INVALID} ${ATTEMPTS} }
}`;
export const REQUEST_ADDRESS = `mutation RequestAddressChange($newUsername: String!, $password: String!, $language: String) {
  requestAddressChange(newUsername: $newUsername, password: $password, language: $language) {
    ${PROBLEM} ${INVALID} ${ATTEMPTS}
  }
}`;
export const CHANGE_ADDRESS = `mutation ChangeAddress($token: String!) {
  changeAddress(token: $token) { ${PROBLEM} ${INVALID} ${ATTEMPTS} ... on AddressChanged { username } }
}`;
export const VERIFY = `query Verify { viewer { ${USER} } }`;

export const SET_FAVORITE = `mutation SetFavorite($placeId: ID!, $isFavorite: Boolean!) {
  setFavorite(placeId: $placeId, isFavorite: $isFavorite) {
    ${PROBLEM} ... on FavoriteSet { placeId isFavorite place { id isFavorite favoriteCount } }
  }
}`;
export const FAVORITES = `query Favorites($filters: PlaceFiltersInput, $page: Int, $limit: Int, $origin: OriginInput) {
  viewer {
    favorites(filters: $filters, page: $page, limit: $limit, origin: $origin) {
      nodes { id name travelTime isFavorite favoriteCount media { url } }
      pagination { total page limit pages }
      facets { types { value } }
    }
  }
}`;

export const VIEWS = `query Views { viewer { views ${VIEW_FIELDS} } }`;
export const CREATE_VIEW = `mutation CreateView($input: ViewInput!) {
  createView(input: $input) { ${PROBLEM} ${INVALID} ... on ViewCreated { ${VIEW} } }
}`;
export const UPDATE_VIEW = `mutation UpdateView($id: ID!, $name: String, $description: String, $filters: ViewFiltersInput) {
  updateView(id: $id, name: $name, description: $description, filters: $filters) {
    ${PROBLEM} ${INVALID} ... on ViewUpdated { ${VIEW} }
  }
}`;
export const MOVE_VIEW = `mutation MoveView($id: ID!, $before: ID) {
  moveView(id: $id, before: $before) { ${PROBLEM} ... on ViewsReordered { views { id } } }
}`;
export const DELETE_VIEW = `mutation DeleteView($id: ID!) { deleteView(id: $id) { ${PROBLEM} ... on ViewDeleted { id } } }`;
export const REORDER_VIEWS = `mutation ReorderViews($ids: [ID!]!) {
  reorderViews(ids: $ids) { ${PROBLEM} ${INVALID} ... on ViewsReordered { views { id } } }
}`;
