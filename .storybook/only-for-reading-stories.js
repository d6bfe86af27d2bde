// Replaces modules that @storybook/test-runner imports to parse story files. Only Jest's transform needs these modules,
// and the transform loads its own copies. Jest loads the setup again for each story file: without this file, it would
// load the modules each time, which takes long.
const unused = () => {
  throw new Error("Stories are read by Jest's transform, not here");
};

export const getProjectRoot = unused;
export const loadCsf = unused;
export const normalizeStories = unused;
export const userOrAutoTitle = unused;
export default unused;

/** The setup calls this function to load `test-runner.ts`. */
export const serverRequire = async (path) => (await import(`${path}.ts`)).default;
