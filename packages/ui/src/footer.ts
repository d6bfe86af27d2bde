/** The footer of every screen. */
export { Footer } from "./components/Footer/Footer.tsx";
