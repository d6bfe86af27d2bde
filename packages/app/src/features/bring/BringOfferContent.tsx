import { BringOffer } from "@flaneur/ui/bring";
import { BRING_PATH } from "../../routing/list-paths.ts";

/** The link to the import page, shown below the text of an empty Favorites tab. */
export const BringOfferContent = () => <BringOffer href={BRING_PATH} />;
