import { BringOffer } from "@flaneur/ui/bring";
import { BRING_PATH } from "../../routing/list-paths.ts";

/** What the empty favorites offer. */
export const BringOfferContent = () => <BringOffer href={BRING_PATH} />;
