import { graphql } from "../../graph/graphql.ts";
import { ProblemFields } from "../../graph/problem.ts";
import { PlaceCardFields } from "../places/places.graphql.ts";

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
    walk
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

/** The list that a walk belongs to. */
export const WalkListQuery = graphql(`
  query WalkList($id: ID!) {
    viewer {
      list(id: $id) {
        id
        name
        walk
        share {
          url
        }
      }
    }
  }
`);

/** The user's lists, each with a field for whether it has a place. */
export const ListChoicesQuery = graphql(`
  query ListChoices($placeId: ID!) {
    viewer {
      lists {
        id
        name
        count
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
            id
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
        ... on ListCreated {
          list {
            ...ListFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ListFields, ProblemFields],
);

export const UpdateListMutation = graphql(
  `
    mutation UpdateList($id: ID!, $name: String, $note: String, $seenNote: String, $walk: String) {
      updateList(id: $id, name: $name, note: $note, seenNote: $seenNote, walk: $walk) {
        ... on ListUpdated {
          list {
            ...ListFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ListFields, ProblemFields],
);

export const DeleteListMutation = graphql(
  `
    mutation DeleteList($id: ID!) {
      deleteList(id: $id) {
        ... on ListDeleted {
          id
        }
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);

export const AddToListMutation = graphql(
  `
    mutation AddToList($listId: ID!, $placeIds: [ID!]!) {
      addToList(listId: $listId, placeIds: $placeIds) {
        ... on ListUpdated {
          list {
            ...ListFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ListFields, ProblemFields],
);

export const UpdateEntryMutation = graphql(
  `
    mutation UpdateEntry($listId: ID!, $entryId: ID!, $note: String, $visited: Boolean, $seenNote: String) {
      updateEntry(listId: $listId, entryId: $entryId, note: $note, visited: $visited, seenNote: $seenNote) {
        ... on EntryUpdated {
          list {
            ...ListFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ListFields, ProblemFields],
);

export const MoveEntryMutation = graphql(
  `
    mutation MoveEntry($listId: ID!, $entryId: ID!, $before: ID) {
      moveEntry(listId: $listId, entryId: $entryId, before: $before) {
        ... on ListUpdated {
          list {
            ...ListFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ListFields, ProblemFields],
);

export const RemoveFromListMutation = graphql(
  `
    mutation RemoveFromList($listId: ID!, $entryId: ID!) {
      removeFromList(listId: $listId, entryId: $entryId) {
        ... on ListUpdated {
          list {
            ...ListFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ListFields, ProblemFields],
);
