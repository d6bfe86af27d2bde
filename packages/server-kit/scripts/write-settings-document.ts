import { writeFileSync } from "node:fs";
import { DOCUMENT, settingsDocument } from "./settings-document.ts";

writeFileSync(DOCUMENT, settingsDocument());
