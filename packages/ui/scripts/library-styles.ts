/** The base of the library's style sheet: tokens, fonts and global rules. The styles of components are added to it. */
import "../src/styles/index.css";
