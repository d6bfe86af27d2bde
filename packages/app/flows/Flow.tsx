import { viewportOf } from "@flaneur/domain";
import type { Theme } from "@flaneur/ui";
import { type MouseEvent, useEffect, useState } from "react";
import { unstable_HistoryRouter as HistoryRouter } from "react-router";
import { App, type RootActor } from "../src/App.tsx";
import { browserApp } from "../src/browser.ts";
import { type FlowSettings, openFlow } from "./open-flow.ts";

/** The app with servers in the memory of the page. A change of a control starts the flow again. */
export function Flow({ theme, ...settings }: FlowSettings & { readonly theme: Theme }) {
  return <StartedFlow key={JSON.stringify(settings)} theme={theme} settings={settings} />;
}

function StartedFlow({ theme, settings }: { readonly theme: Theme; readonly settings: FlowSettings }) {
  const [{ graph, input, history, start }] = useState(() => openFlow(settings, theme));
  const [logic] = useState(() => browserApp(graph, { isSaved: false }));
  const [root, setRoot] = useState<RootActor | null>(null);
  const [listen] = useState(() => (app: RootActor) => {
    start(app);
    setRoot(app);
    const onResize = () => app.send({ type: "viewport.change", viewport: viewportOf(innerWidth) });
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  });
  useEffect(() => root?.getSnapshot().context.theme.set(theme), [root, theme]);

  // A new tab would have other servers, and no page exists at that address.
  const openInThisPage = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a[target=_blank]") : null;
    const href = link?.getAttribute("href");
    if (href?.startsWith("/") !== true) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    <div onClickCapture={openInThisPage}>
      <HistoryRouter history={history} useTransitions={false}>
        <App graph={graph} input={input} logic={logic} listen={listen} />
      </HistoryRouter>
    </div>
  );
}
