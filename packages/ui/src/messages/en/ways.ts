import { createFormats } from "../formats.ts";

const { number } = createFormats("en");

/** The texts of the ways between the places of a walk or a list. */
export const enWays = {
  ways: {
    sum: "The whole way",
    inOrder: { shortest: "in walking order", own: "in your order", list: "in this order" },
    onFoot: "on foot",
    withMetro: (legs: number) => (legs === 1 ? "with one metro" : `with ${number(legs)} metros`),
    legOnFoot: (duration: string) => `${duration} on foot`,
    /** The way to a place that is not in the next row. */
    legOnFootTo: (duration: string, name: string) => `${duration} on foot to ${name}`,
    legByMetro: (duration: string) => `${duration} by metro`,
  },
};
