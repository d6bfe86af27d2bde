import { Controls, Description, Primary, Title } from "@storybook/addon-docs/blocks";

/** The 'Docs' page of a component: its description, its first story and its props. */
export const ComponentDocs = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <Controls />
  </>
);
