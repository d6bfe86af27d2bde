import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "../components/Button/Button.tsx";
import { FilterSection } from "../components/FilterSection/FilterSection.tsx";
import { OptionRow } from "../components/OptionList/OptionRow.tsx";
import { Pagination } from "../components/Pagination/Pagination.tsx";
import { ToggleChip } from "../components/ToggleChip/ToggleChip.tsx";
import { en } from "./en/base.ts";
import { fr } from "./fr.ts";
import { MessagesProvider } from "./use-messages.ts";

const COUNT = 13_072;
const ignore = () => {};

const parts: Readonly<Record<string, ReactNode>> = {
  "a row of a filter": (
    <OptionRow choice="none" name="Bar" count={COUNT} disabled={false} onToggle={ignore}>
      Bar
    </OptionRow>
  ),
  "a chip of a tag": <ToggleChip option={{ value: "Wifi", count: COUNT, choice: "none" }} onToggle={ignore} />,
  "a closed section": (
    <FilterSection title="Types" count={COUNT} defaultOpen={false}>
      {null}
    </FilterSection>
  ),
  "a button with a count": <Button count={COUNT}>Filters</Button>,
  "a button of a page": <Pagination page={COUNT} pages={COUNT} onPageChange={ignore} />,
};

describe.each([
  ["English", en, ">13,072<"],
  ["French", fr, ">13\u202f072<"],
] as const)("a number above 999 in %s", (_, messages, text) => {
  it.each(Object.keys(parts))("has separators in %s", (part) => {
    expect(renderToString(<MessagesProvider value={messages}>{parts[part]}</MessagesProvider>)).toContain(text);
  });
});
