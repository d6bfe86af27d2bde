import { globSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

interface Label {
  readonly path: string;
  readonly isFunction: boolean;
  readonly english: string;
  readonly french: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a text, or the text of a function for numbers as arguments; null for a function that needs other arguments. */
function textOf(value: unknown): string | null {
  try {
    const text: unknown = typeof value === "function" ? value(2, 3, 4, 5) : value;
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

function* labelsOf(english: unknown, french: unknown, path = ""): Generator<Label> {
  if (isRecord(english) && isRecord(french)) {
    for (const key of Object.keys(english)) yield* labelsOf(english[key], french[key], `${path}.${key}`);
    return;
  }
  const texts = [textOf(english), textOf(french)];
  const [en, fr] = texts;
  if (en != null && fr != null) yield { path, isFunction: typeof english === "function", english: en, french: fr };
}

async function allLabels(): Promise<readonly Label[]> {
  const files = globSync("*.ts", { cwd: resolve(import.meta.dirname, "en") }).filter(
    (file) => !file.includes(".test."),
  );
  const labels = await Promise.all(
    files.map(async (file) => {
      const [english, french]: readonly unknown[] = await Promise.all([import(`./en/${file}`), import(`./fr/${file}`)]);
      const one = (exports: unknown) => (isRecord(exports) ? Object.values(exports).find(isRecord) : undefined);
      return [...labelsOf(one(english), one(french), file)];
    }),
  );
  return labels.flat();
}

/**
 * English words of labels, and the words for them in French. The table has each word together with its opposite: a
 * label that says the opposite, such as 'Retirer' for 'Add', fails.
 */
const WORDS: readonly (readonly [english: RegExp, french: RegExp])[] = [
  [/^Add\b|\badded\b/i, /ajout/i],
  [/^Remove\b|\bremoved\b/i, /retir|supprim/i],
  [/^Show\b/, /afficher|voir/i],
  [/^Hide\b/, /masquer/i],
  [/^Create\b/, /cré|choisi/i],
  [/^Delete\b/, /supprim/i],
  [/^Edit\b/, /modifi/i],
  [/^Save\b(?! as | to )/, /enregistr|gard/i],
  [/^Cancel\b/, /annul/i],
  [/^Share\b/, /partag/i],
  [/^Stop sharing\b/, /ne plus partag/i],
  [/^Clear\b/, /effac/i],
  [/^Set\b|^Use\b/, /^(?!.*(?:oubli|effac))/i],
  [/^Forget\b/, /oubli/i],
  [/^Close$/, /fermer/i],
  [/^Open\b/, /ouv/i],
  [/^Closed\b|^Closes\b/, /ferm/i],
  [/^Just Opened$/, /vient d’ouvrir/i],
  [/^Opening Soon$/, /bientôt/i],
  [/^Permanently Closed$/i, /définitivement/i],
  [/^(?:Previous|Earlier)\b/, /précéd/i],
  [/^(?:Next|Later)\b(?! door)/, /suiv/i],
  [/^Move up$/, /^monter$/i],
  [/^Move down$/, /^descendre$/i],
  [/^Zoom in$/, /agrandir|avant/i],
  [/^Zoom out$/, /réduire|arrière/i],
  [/^Play\b/, /lire|lect/i],
  [/^Pause$/, /pause/i],
  [/^Mute$/, /couper|^son$/i],
  [/^Unmute$/, /remettre/i],
  [/^Full screen$|^Enter full screen$/i, /^plein écran$/i],
  [/^Leave full screen$/i, /quitter/i],
  [/^light\b|\blight theme$/i, /clair/i],
  [/^dark\b|\bdark theme$/i, /sombre/i],
  [/^ascending$/, /^croissant$/],
  [/^descending$/, /^décroissant$/],
  [/^(?:Log|Sign) ?in$/i, /^connexion$|^se connecter$/i],
  [/^Log ?out\b/i, /déconnect/i],
  [/^Walking$/, /pied/i],
  [/^Metro$/, /métro/i],
  [/\bis not\b|^not$/, /sauf|pas|n’est|aucun|exclu/i],
  [/^Private$/, /privée?/i],
  [/^Shared$/, /partagée?/i],
];

describe("the labels of both languages", () => {
  it("say the same where one of two opposite words is said", async () => {
    const labels = await allLabels();
    expect(labels.length).toBeGreaterThan(900);
    for (const [english, french] of WORDS) {
      const said = labels.filter((label) => english.test(label.english));
      expect([english, said.length > 0]).toEqual([english, true]);
      expect(said.filter((label) => !french.test(label.french))).toEqual([]);
    }
  });

  it("have the same values of their arguments", async () => {
    const digits = (text: string) => [...new Set(text.match(/\d+/g)?.map(Number))].toSorted().join(" ");
    const functions = (await allLabels()).filter(({ isFunction }) => isFunction);
    const differing = functions.filter(({ english, french }) => digits(english) !== digits(french));
    expect(differing).toEqual([]);
  });
});
