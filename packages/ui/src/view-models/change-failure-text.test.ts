import { expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { fr } from "../messages/fr.ts";
import { changeFailureText } from "./change-failure-text.ts";

const refused = (code: string) => ({ kind: "refused", code }) as const;

it("changeFailureText uses the language of the page, and treats an unknown code as an unexpected error", () => {
  expect(changeFailureText(refused("TOO_MANY_LISTS"), en)).toBe("You have 200 lists already. Delete one to make room.");
  expect(changeFailureText(refused("TOO_MANY_LISTS"), fr)).toBe(
    "Vous avez déjà 200 listes. Supprimez-en une pour faire de la place.",
  );
  expect(changeFailureText(refused("TOO_MANY_FAVORITES"), en)).toBe(
    "An account can keep at most 5,000 favorites. Remove some to add others.",
  );
  expect(changeFailureText(refused("SOMETHING_ELSE"), fr)).toBe(fr.failures.unexpected);
});
