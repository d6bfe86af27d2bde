// @vitest-environment happy-dom
import { INITIAL_FILTERS } from "@flaneur/domain";
import { MessagesProvider } from "@flaneur/ui";
import { en } from "@flaneur/ui/messages";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { TestPage } from "../../../testing/test-page.tsx";
import { createGraph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { type FieldState, SuggestionsContent } from "./SuggestionsContent.tsx";

/** Returns a result with one suggestion: museums, and the rest of the text as a search. */
const museums = (typed: string) => {
  const words = { __typename: "SuggestedFilters", words: ["museum"], rest: typed.replace("museum ", ""), total: 2 };
  const meaning = {
    __typename: "SearchMeaning",
    kind: "VALUE",
    category: "types",
    value: "Museum",
    negated: false,
    either: false,
  };
  const filters = [{ ...words, meanings: [{ ...meaning, weekday: null, minutes: null, mode: null }] }];
  const groups = [{ __typename: "SearchSuggestionGroup", group: "UNDERSTOOD", places: [], filters }];
  const answer = { __typename: "SearchAnswer", text: typed, filters: null, letGo: [], notUnderstood: "" };
  return { data: { searchSuggestions: { __typename: "SearchSuggestions", groups, total: 0, answer } } };
};

/** Renders the suggestions. The test replies to the requests for a text. */
function open() {
  const replies = new Map<string, () => void>();
  const graph = createGraph({
    send: (_, init) => {
      const { typed } = JSON.parse(String(init?.body)).variables;
      return new Promise((resolve) => replies.set(typed, () => resolve(Response.json(museums(typed)))));
    },
  });
  const home = document.body.appendChild(document.createElement("div"));
  const root = createRoot(home);
  onTestFinished(() => root.unmount());
  let field: FieldState | undefined;
  const show = (text: string) =>
    flushSync(() =>
      root.render(
        <MessagesProvider value={en}>
          <GraphProvider value={graph}>
            <TestPage>
              <SuggestionsContent
                handle={{ current: null }}
                text={text}
                typed
                requestCount={0}
                submitted={null}
                onAnswer={() => {}}
                placement="dialog"
                filters={() => INITIAL_FILTERS}
                onFieldStateChange={(state) => {
                  field = state;
                }}
                onTake={() => {}}
                onTextChange={() => {}}
              />
            </TestPage>
          </GraphProvider>
        </MessagesProvider>,
      ),
    );
  const reply = async (text: string) => {
    await eventually(() => expect([...replies.keys()]).toContain(text));
    replies.get(text)?.();
  };
  const rest = () => field?.understood?.filters.rest ?? null;
  return { show, reply, rest, rows: () => home.querySelectorAll("[role=option]").length };
}

it("the button for what a text means is hidden until the suggestions for the text in the field are loaded", async () => {
  const { show, reply, rest, rows } = open();
  show("museum zinc");
  await reply("museum zinc");
  await eventually(() => expect(rest()).toBe("zinc"));
  const shown = rows();
  show("museum zinc gold");
  expect(rest()).toBeNull();
  expect(rows()).toBe(shown);
  await reply("museum zinc gold");
  await eventually(() => expect(rest()).toBe("zinc gold"));
});
