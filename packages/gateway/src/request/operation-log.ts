import type { Logger } from "@flaneur/server-kit";
import { getOperationAST } from "graphql";
import type { Plugin } from "graphql-yoga";

const MAX_NAME_LENGTH = 100;

/** The fields of an operation in the log. */
export interface OperationRecord {
  readonly requestId: string;
  /** The name of the operation. Null if it has no name, or if the request was refused before the validation. */
  operation: string | null;
  /** The codes of the errors in the response. */
  errors: readonly string[];
}

interface Recorded {
  readonly record: OperationRecord;
}

const codeOf = (extensions: Readonly<Record<string, unknown>> | undefined): string =>
  typeof extensions?.code === "string" ? extensions.code : "UNEXPECTED";

/** Records the name and the errors of each operation. Variables and documents are not logged: they contain searches. */
export const operationRecorder: Plugin<Recorded, Recorded> = {
  onValidate: ({ context: { record, params }, params: { documentAST } }) => {
    const operation = getOperationAST(documentAST, params.operationName);
    record.operation = operation?.name?.value.slice(0, MAX_NAME_LENGTH) ?? null;
  },
  onResultProcess: ({ result, serverContext: { record } }) => {
    if (!("errors" in result)) return;
    record.errors = [...new Set(result.errors?.map(({ extensions }) => codeOf(extensions)))];
  },
};

/**
 * Logs the request. The line is a warning if an upstream call failed, a limit was exceeded or an error was unexpected.
 */
export function logOperation(logger: Logger, record: OperationRecord, status: number, ms: number): void {
  const line = { ...record, status, ms: Math.round(ms * 10) / 10 };
  const isNotable = record.errors.some((code) => /^(?:UPSTREAM_|LIMIT_EXCEEDED|UNEXPECTED)/.test(code));
  if (isNotable) logger.warn(line, "graphql");
  else logger.info(line, "graphql");
}
