/** What stands below every screen. */
export { Footer } from "./components/Footer/Footer.tsx";
