import type { Tab } from "@flaneur/domain";
import { LISTING_PANEL_ID, tabId } from "../../components/TabBar/tab-ids.ts";
import { useViewport } from "../../lib/use-viewport.ts";

/** Attributes of the element that a tab shows. Empty where there are no tabs. */
export interface TabPanel {
  readonly id?: string;
  readonly role?: string;
  readonly "aria-labelledby"?: string;
}

/** What makes the listing the panel of its tab. A phone lists its tabs in a panel of their own, and has no tab panel. */
export function useTabPanel(activeTab: Tab): TabPanel {
  const { phone } = useViewport();
  return phone ? {} : { role: "tabpanel", id: LISTING_PANEL_ID, "aria-labelledby": tabId(activeTab) };
}
