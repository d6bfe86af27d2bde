const { BASE_URL } = import.meta.env;
const placeholder = `${BASE_URL}placeholder.png`;

/**
 * The URLs of the default images in `public`, which the app and Storybook serve. In the library,
 * `scripts/library-assets.ts` replaces this module.
 */
export const DEFAULT_ASSETS = { placeholder, logo: `${BASE_URL}logo.svg` };
