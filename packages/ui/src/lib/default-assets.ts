/** The files of `public`, which the app and Storybook serve below their base. The library has its own: library-assets.ts. */
export const DEFAULT_ASSETS = {
  placeholder: `${import.meta.env.BASE_URL}placeholder.png`,
  logo: `${import.meta.env.BASE_URL}logo.svg`,
};
