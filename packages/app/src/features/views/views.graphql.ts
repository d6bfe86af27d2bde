import { graphql } from "../../graph/graphql.ts";
import { ViewFilterFields } from "../../places/view-filters.graphql.ts";

const ViewFields = graphql(
  `
    fragment ViewFields on View {
      id
      name
      description
      version
      filters {
        ...ViewFilterFields
      }
    }
  `,
  [ViewFilterFields],
);

export const ViewsQuery = graphql(
  `
    query Views {
      viewer {
        views {
          ...ViewFields
        }
      }
    }
  `,
  [ViewFields],
);

export const CreateViewMutation = graphql(
  `
    mutation CreateView($input: ViewInput!) {
      createView(input: $input) {
        __typename
        ... on ViewCreated {
          view {
            ...ViewFields
          }
        }
        ... on NotSignedIn {
          message
        }
        ... on TooManyViews {
          message
        }
        ... on ValidationFailed {
          message
        }
      }
    }
  `,
  [ViewFields],
);

export const UpdateViewMutation = graphql(
  `
    mutation UpdateView($id: ID!, $version: Int, $input: ViewInput!) {
      updateView(id: $id, version: $version, input: $input) {
        __typename
        ... on ViewUpdated {
          view {
            ...ViewFields
          }
        }
        ... on ViewConflict {
          message
          current {
            ...ViewFields
          }
        }
        ... on NotSignedIn {
          message
        }
        ... on ViewNotFound {
          message
        }
        ... on ValidationFailed {
          message
        }
      }
    }
  `,
  [ViewFields],
);

export const DeleteViewMutation = graphql(`
  mutation DeleteView($id: ID!) {
    deleteView(id: $id) {
      __typename
      ... on ViewDeleted {
        id
      }
      ... on NotSignedIn {
        message
      }
      ... on ViewNotFound {
        message
      }
    }
  }
`);

export const ReorderViewsMutation = graphql(
  `
    mutation ReorderViews($ids: [ID!]!) {
      reorderViews(ids: $ids) {
        __typename
        ... on ViewsReordered {
          views {
            ...ViewFields
          }
        }
        ... on NotSignedIn {
          message
        }
        ... on ValidationFailed {
          message
        }
      }
    }
  `,
  [ViewFields],
);
