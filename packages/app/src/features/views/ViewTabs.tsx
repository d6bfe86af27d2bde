import type { Tab } from "@flaneur/domain";
import { lazyPart, useOpened } from "@flaneur/ui";
import { TabBar, ViewsPanel } from "@flaneur/ui/places-screen";
import type { Sheet } from "../../routing/use-sheet.ts";
import type { Tabs } from "./use-tabs.ts";
import type { ViewDialogsProps } from "./ViewDialogs.tsx";

const ViewDialogs = lazyPart(async () => (await import("./ViewDialogs.tsx")).ViewDialogs);
const ChangedView = lazyPart(async () => (await import("./ChangedView.tsx")).ChangedView);

export interface ViewTabsProps {
  readonly tabs: Tabs;
  readonly activeTab: Tab;
}

const actions = (props: ViewTabsProps) => {
  const { views, requestView } = props.tabs;
  const withView = (id: string, work: (view: (typeof views)[number]) => void) => {
    const view = views.find((each) => each.id === id);
    if (view !== undefined) work(view);
  };
  return {
    favorites: props.tabs.user === null ? ("absent" as const) : ("shown" as const),
    active: props.activeTab,
    onSelect: (tab: Tab) => props.tabs.tabsActor.send({ type: "tabs.select", tab }),
    onEdit: (id: string) => withView(id, (view) => requestView({ type: "viewDialog.edit", view })),
    onDelete: (id: string) => withView(id, (view) => requestView({ type: "viewDeletion.open", view })),
    onAdd: () => requestView({ type: "viewDialog.create" }),
    onReorder: (ids: readonly string[]) => props.tabs.viewsActor.send({ type: "views.reorder", ids }),
  };
};

/** The tab bar and the dialogs of views. */
export function ViewTabs(props: ViewTabsProps & Pick<ViewDialogsProps, "options" | "addressOf">) {
  const { tabs, options, addressOf } = props;
  const isRequested = useOpened(ViewDialogs, tabs.viewRequest !== null);
  return (
    <>
      <TabBar {...actions(props)} views={tabs.views} changed={tabs.changed} onIntent={ViewDialogs.preload} />
      {isRequested && <ViewDialogs tabs={tabs} options={options} addressOf={addressOf} />}
    </>
  );
}

/** The tabs on a phone: a button, and the sheet with all tabs that it opens. */
export function PhoneViews({ sheet, ...props }: ViewTabsProps & { readonly sheet: Sheet }) {
  const { tabs } = props;
  const { onSelect, ...rest } = actions(props);
  return (
    <ViewsPanel
      {...rest}
      open={sheet.open}
      onOpenChange={sheet.onOpenChange}
      onClose={() => sheet.onOpenChange(false)}
      views={tabs.views}
      onSelect={(tab) => {
        onSelect(tab);
        sheet.onOpenChange(false);
      }}
      changed={tabs.changed}
      changes={<ViewChanges {...props} />}
    />
  );
}

/** The buttons of a changed view. Their code is loaded when the filters first differ from the active view. */
export function ViewChanges({ tabs }: ViewTabsProps) {
  if (!useOpened(ChangedView, tabs.changed)) return null;
  return <ChangedView tabs={tabs} />;
}
