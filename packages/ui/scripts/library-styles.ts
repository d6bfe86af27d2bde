/** The tokens, the faces and the base of the library's style sheet, which components add theirs to. */
import "../src/styles/index.css";
