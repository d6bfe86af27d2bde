import { useState } from "react";

/** Whether a condition is or was met: a dialog is mounted when it first opens, and stays so that it can close. */
export function useEver(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return condition || was;
}
