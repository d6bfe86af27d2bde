import type { Tab } from "@flaneur/domain";
import { LISTING_PANEL_ID, tabId } from "../../components/TabBar/tab-ids.ts";
import { useViewport } from "../../lib/use-viewport.ts";

/** The attributes of a tab's panel. Empty if there are no tabs. */
export interface TabPanel {
  readonly id?: string;
  readonly role?: string;
  readonly "aria-labelledby"?: string;
}

/**
 * Returns the attributes that make the listing the panel of its tab. A phone has no tabs, and therefore no tab panel.
 */
export function useTabPanel(activeTab: Tab): TabPanel {
  const { phone } = useViewport();
  return phone ? {} : { role: "tabpanel", id: LISTING_PANEL_ID, "aria-labelledby": tabId(activeTab) };
}
