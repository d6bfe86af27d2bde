import type { Tab } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { TabBar, ViewChanges, ViewsPanel, viewWords } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useState } from "react";
import type { Sheet } from "../../routing/use-sheet.ts";
import type { Tabs } from "./use-tabs.ts";

const loadDialogs = () => import("./ViewDialogs.tsx");
const ViewDialogs = lazy(loadDialogs);

export interface ViewTabsProps {
  readonly tabs: Tabs;
  readonly activeTab: Tab;
}

const actions = (props: ViewTabsProps) => {
  const { views, dialog, deletion } = props.tabs;
  const withView = (id: string, work: (view: (typeof views)[number]) => void) => {
    const view = views.find((each) => each.id === id);
    if (view !== undefined) work(view);
  };
  return {
    favorites: props.tabs.user === null ? ("absent" as const) : ("shown" as const),
    active: props.activeTab,
    onSelect: (tab: Tab) => props.tabs.tabs.send({ type: "tabs.select", tab }),
    onEdit: (id: string) => withView(id, (view) => dialog.send({ type: "viewDialog.edit", view })),
    onDelete: (id: string) => withView(id, (view) => deletion.send({ type: "viewDeletion.ask", view })),
    onAdd: () => dialog.send({ type: "viewDialog.create" }),
  };
};

/** The tab bar, and the dialogs of views. */
export function ViewTabs(props: ViewTabsProps & { readonly options: Parameters<typeof ViewDialogs>[0]["options"] }) {
  const { tabs, options } = props;
  const closed = useSelector(tabs.dialog, (snapshot) => snapshot.matches("closed"));
  const asked = useSelector(tabs.deletion, (snapshot) => !snapshot.matches("closed"));
  const [wanted, setWanted] = useState(false);
  if (!wanted && (!closed || asked)) setWanted(true);
  return (
    <>
      <TabBar
        {...actions(props)}
        views={tabs.views}
        changed={tabs.changed}
        onReorder={(ids) => tabs.viewsActor.send({ type: "views.reorder", ids })}
        onIntent={() => void loadDialogs().catch(() => undefined)}
      />
      {wanted && (
        <Suspense>
          <ViewDialogs tabs={tabs} options={options} />
        </Suspense>
      )}
    </>
  );
}

/** The tabs of a phone. */
export function PhoneViews({ sheet, ...props }: ViewTabsProps & { readonly sheet: Sheet }) {
  const messages = useMessages();
  const { tabs } = props;
  const { onSelect, ...rest } = actions(props);
  return (
    <ViewsPanel
      {...rest}
      open={sheet.open}
      onOpenChange={sheet.onOpenChange}
      onClose={() => sheet.onOpenChange(false)}
      views={tabs.views.map(({ id, name, filters }) => ({ id, name, filters: viewWords(filters, messages) }))}
      onSelect={(tab) => {
        onSelect(tab);
        sheet.onOpenChange(false);
      }}
      {...(tabs.changed && { changes: <ChangedView {...props} /> })}
    />
  );
}

/** What can be done with the active view, where its filters were changed or have just been saved. */
export function ChangedView({ tabs }: ViewTabsProps) {
  const status = useSelector(tabs.update, ({ value }) => value);
  const view = tabs.activeView;
  if (view === null || !(tabs.changed || status === "updated")) return null;
  return (
    <ViewChanges
      state={status === "idle" ? "changed" : status}
      onUpdate={() => tabs.update.send({ type: "viewUpdate.start", view })}
      onSaveAsNew={() => tabs.dialog.send({ type: "viewDialog.create" })}
      onRevert={() => tabs.tabs.send({ type: "tabs.revert" })}
    />
  );
}
