import { useEffect } from "react";
import type { SheetName } from "../routing/entry-state.ts";
import { type Sheet, useSheet } from "../routing/use-sheet.ts";
import { usePage } from "./page-context.ts";

/** A sheet of a phone. It closes when the window becomes wider: the wider layout shows the content elsewhere. */
export function usePhoneSheet(name: SheetName): Sheet {
  const sheet = useSheet(name);
  const { phone } = usePage(({ viewport }) => viewport);
  useEffect(() => {
    if (sheet.open && !phone) sheet.onOpenChange(false);
  });
  return sheet;
}
