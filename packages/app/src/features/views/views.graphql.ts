import { graphql } from "../../graph/graphql.ts";
import { ProblemFields } from "../../graph/problem.ts";
import { ViewFilterFields } from "../places/view-filters.graphql.ts";

const ViewFields = graphql(
  `
    fragment ViewFields on View {
      id
      name
      description
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
        ... on ViewCreated {
          view {
            ...ViewFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ViewFields, ProblemFields],
);

export const UpdateViewMutation = graphql(
  `
    mutation UpdateView($id: ID!, $name: String, $description: String, $filters: ViewFiltersInput) {
      updateView(id: $id, name: $name, description: $description, filters: $filters) {
        ... on ViewUpdated {
          view {
            ...ViewFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ViewFields, ProblemFields],
);

export const DeleteViewMutation = graphql(
  `
    mutation DeleteView($id: ID!) {
      deleteView(id: $id) {
        ... on ViewDeleted {
          id
        }
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);

export const MoveViewMutation = graphql(
  `
    mutation MoveView($id: ID!, $before: ID) {
      moveView(id: $id, before: $before) {
        ... on ViewsReordered {
          views {
            ...ViewFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ViewFields, ProblemFields],
);
