import { expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { fr } from "../messages/fr.ts";
import { refusalText } from "./refusal-text.ts";

it("refusalText uses the language of the page, and treats an unknown problem as an unexpected error", () => {
  expect(refusalText("TooManyLists", en)).toBe("You have 200 lists already. Delete one to make room.");
  expect(refusalText("TooManyLists", fr)).toBe("Vous avez déjà 200 listes. Supprimez-en une pour faire de la place.");
  expect(refusalText("TooManyFavorites", en)).toBe(
    "An account can keep at most 5,000 favorites. Remove some to add others.",
  );
  expect(refusalText("SomethingElse", fr)).toBe(fr.failures.unexpected);
});
