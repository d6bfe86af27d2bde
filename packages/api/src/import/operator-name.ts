import { MAX_OPERATOR_NAME } from "@flaneur/contract";

/** Returns the operator's name for the log: the given name, or the variable OPERATOR; undefined without either. */
export function operatorName(given: string | undefined): string | undefined {
  const name = (given ?? process.env.OPERATOR ?? "").replace(/\s+/gu, " ").trim().slice(0, MAX_OPERATOR_NAME);
  return name === "" ? undefined : name.toWellFormed();
}
