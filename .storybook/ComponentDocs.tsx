import { Controls, Description, Primary, Title } from "@storybook/addon-docs/blocks";

/** The page 'Docs' of a component: when to use it, its first story, and its props. Its other states are beside it. */
export const ComponentDocs = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <Controls />
  </>
);
