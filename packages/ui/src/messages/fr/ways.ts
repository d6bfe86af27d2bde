import type { enWays } from "../en/ways.ts";
import { createFormats } from "../formats.ts";

const { number } = createFormats("fr");

export const frWays: typeof enWays = {
  ways: {
    sum: "Tout le trajet",
    inOrder: { shortest: "par le plus court", own: "dans votre ordre", list: "dans cet ordre" },
    onFoot: "à pied",
    withMetro: (legs: number) => (legs === 1 ? "avec un métro" : `avec ${number(legs)} métros`),
    legOnFoot: (duration: string) => `${duration} à pied`,
    legOnFootTo: (duration: string, name: string) => `${duration} à pied vers ${name}`,
    legByMetro: (duration: string) => `${duration} en métro`,
  },
};
