// Jest loads the modules of the setup anew for each file of stories. What @storybook/test-runner imports to read story
// files is used by Jest's transform alone, which has its own; loading it again took a seventh of the time of all stories.
const unused = () => {
  throw new Error("Stories are read by Jest's transform, not here");
};

export const getProjectRoot = unused;
export const loadCsf = unused;
export const normalizeStories = unused;
export const userOrAutoTitle = unused;
export default unused;

/** How the setup loads `test-runner.ts`. */
export const serverRequire = async (path) => (await import(`${path}.ts`)).default;
