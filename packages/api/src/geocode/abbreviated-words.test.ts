import { expect, it } from "vitest";
import { isAbbreviated } from "./abbreviated-words.ts";

const abbreviates = (queried: string, known: string): boolean => isAbbreviated(queried.split(" "), known.split(" "));

it.each([
  ["rue card lemoine", "rue cardinal lemoine"],
  ["rue sgt bauchat", "rue sergent bauchat"],
  ["rue cmdt marchand", "rue commandant marchand"],
  ["rue jj rousseau", "rue jean jacques rousseau"],
  ["rue nd victoires", "rue notre dame victoires"],
  ["avenue pres wilson", "avenue president wilson"],
  ["rue eug sue", "rue eugene sue"],
])("'%s' abbreviates '%s'", (queried, known) => expect(abbreviates(queried, known)).toBe(true));

it.each([
  ["rue card lemoine", "rue lemoine"],
  ["rue lemoine", "rue cardinal lemoine"],
  ["rue cl bernard", "rue charles bernard"],
  ["rue gab bernard", "rue claude bernard"],
  ["rue charles baud", "rue charles baudelaire"],
  ["rue v hugo", "rue victor hugo"],
])("'%s' does not abbreviate '%s'", (queried, known) => expect(abbreviates(queried, known)).toBe(false));
