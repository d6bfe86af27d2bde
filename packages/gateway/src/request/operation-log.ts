import type { Logger } from "@flaneur/server-kit";
import { getOperationAST } from "graphql";
import type { Plugin } from "graphql-yoga";

const MAX_NAME_LENGTH = 100;

/** What becomes known of a request while it is worked on; written into one line of the log at its end. */
export interface OperationRecord {
  readonly requestId: string;
  /** The name of the operation, or null for one without a name and for a document that could not be read. */
  operation: string | null;
  /** The codes of the errors in the answer. */
  errors: readonly string[];
}

interface Recorded {
  readonly record: OperationRecord;
}

const codeOf = (extensions: Readonly<Record<string, unknown>> | undefined): string =>
  typeof extensions?.code === "string" ? extensions.code : "UNEXPECTED";

/** Notes the name and the errors of each operation. Neither variables nor documents are logged: they hold searches. */
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

/** Writes the line: a warning when something upstream failed or a limit was exceeded. */
export function logOperation(logger: Logger, record: OperationRecord, status: number, ms: number): void {
  const line = { ...record, status, ms: Math.round(ms * 10) / 10 };
  const isNotable = record.errors.some((code) => /^(?:UPSTREAM_|LIMIT_EXCEEDED|UNEXPECTED)/.test(code));
  if (isNotable) logger.warn(line, "graphql");
  else logger.info(line, "graphql");
}
