/** The footer of screens. */
export { Footer } from "./components/Footer/Footer.tsx";
