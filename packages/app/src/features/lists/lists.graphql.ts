import { graphql } from "../../graph/graphql.ts";
import { PlaceCardFields } from "../../places/places.graphql.ts";

const ListFields = graphql(`
  fragment ListFields on List {
    id
    name
    note
    count
    pages
    share {
      url
      sharedBy
    }
    version
    updatedAt
  }
`);

export const ListsQuery = graphql(
  `
    query Lists {
      viewer {
        lists {
          ...ListFields
        }
      }
    }
  `,
  [ListFields],
);

/** The user's lists, each with a field for whether it has a place. */
export const ListChoicesQuery = graphql(`
  query ListChoices($placeId: ID!) {
    viewer {
      lists {
        id
        name
        count
        version
        hasPlace(placeId: $placeId)
      }
    }
  }
`);

export const OwnListQuery = graphql(
  `
    query OwnList($id: ID!, $page: Int!, $origin: OriginInput) {
      viewer {
        list(id: $id) {
          ...ListFields
          placeIds
          entries(page: $page) {
            note
            visited
            place {
              ...PlaceCardFields
            }
          }
        }
      }
    }
  `,
  [ListFields, PlaceCardFields],
);

/** The favorites that can be added to a list. */
export const FavoriteChoicesQuery = graphql(`
  query FavoriteChoices($page: Int!) {
    viewer {
      favorites(page: $page, limit: 100) {
        nodes {
          id
          name
          types
        }
        pagination {
          pages
        }
      }
    }
  }
`);

export const CreateListMutation = graphql(
  `
    mutation CreateList($input: ListInput!, $placeIds: [ID!]) {
      createList(input: $input, placeIds: $placeIds) {
        __typename
        ... on ListCreated {
          list {
            ...ListFields
          }
        }
        ... on NotSignedIn {
          message
        }
        ... on TooManyLists {
          message
        }
        ... on ValidationFailed {
          message
        }
      }
    }
  `,
  [ListFields],
);

/** The result of a change of a whole list. */
const ListUpdateFields = graphql(
  `
    fragment ListUpdateFields on UpdateListResult {
      __typename
      ... on ListUpdated {
        list {
          ...ListFields
        }
      }
      ... on ListConflict {
        message
        current {
          ...ListFields
        }
      }
      ... on NotSignedIn {
        message
      }
      ... on ListNotFound {
        message
      }
      ... on ValidationFailed {
        message
      }
    }
  `,
  [ListFields],
);

export const UpdateListMutation = graphql(
  `
    mutation UpdateList($id: ID!, $version: Int, $input: ListInput!) {
      updateList(id: $id, version: $version, input: $input) {
        ...ListUpdateFields
      }
    }
  `,
  [ListUpdateFields],
);

export const SetListPlacesMutation = graphql(
  `
    mutation SetListPlaces($id: ID!, $version: Int, $placeIds: [ID!]!) {
      setListPlaces(id: $id, version: $version, placeIds: $placeIds) {
        ...ListUpdateFields
      }
    }
  `,
  [ListUpdateFields],
);

export const DeleteListMutation = graphql(`
  mutation DeleteList($id: ID!) {
    deleteList(id: $id) {
      __typename
      ... on ListDeleted {
        id
      }
      ... on NotSignedIn {
        message
      }
      ... on ListNotFound {
        message
      }
    }
  }
`);

export const PutListPlaceMutation = graphql(
  `
    mutation PutListPlace($listId: ID!, $placeId: ID!, $version: Int, $note: String, $visited: Boolean!) {
      putListPlace(listId: $listId, placeId: $placeId, version: $version, note: $note, visited: $visited) {
        __typename
        ... on ListUpdated {
          list {
            ...ListFields
          }
        }
        ... on ListConflict {
          message
          current {
            ...ListFields
            entry(placeId: $placeId) {
              note
              visited
            }
          }
        }
        ... on NotSignedIn {
          message
        }
        ... on ListNotFound {
          message
        }
        ... on PlaceNotFound {
          message
        }
        ... on TooManyListPlaces {
          message
        }
        ... on ValidationFailed {
          message
        }
      }
    }
  `,
  [ListFields],
);

export const RemoveListPlaceMutation = graphql(
  `
    mutation RemoveListPlace($listId: ID!, $placeId: ID!) {
      removeListPlace(listId: $listId, placeId: $placeId) {
        __typename
        ... on ListUpdated {
          list {
            ...ListFields
          }
        }
        ... on NotSignedIn {
          message
        }
        ... on ListNotFound {
          message
        }
      }
    }
  `,
  [ListFields],
);
