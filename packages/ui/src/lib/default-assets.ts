const { BASE_URL } = import.meta.env;
const placeholder = `${BASE_URL}placeholder.png`;

/** The files of `public`, which the app and Storybook serve below their base. The library has its own: library-assets.ts. */
export const DEFAULT_ASSETS = { placeholder, logo: `${BASE_URL}logo.svg` };
