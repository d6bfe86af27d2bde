/** The page about the product. */
export { useAboutMessages } from "./messages/about.ts";
export { AboutScreen } from "./screens/AboutScreen/AboutScreen.tsx";
export type { Operator } from "./screens/AboutScreen/operator.ts";
