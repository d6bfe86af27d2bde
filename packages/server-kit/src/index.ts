export { hasBearerToken } from "./bearer-token.ts";
export {
  acceptsBrotli,
  brotliResponse,
  isWorthCompressing,
  keptBrotli,
  markAsBrotli,
  withBrotli,
} from "./brotli.ts";
export { type CircuitBreaker, CircuitOpenError, createCircuitBreaker, type Outage } from "./circuit-breaker.ts";
export { clientAddressOf } from "./client-address.ts";
export { failureAnswer } from "./failure.ts";
export type { Fetch } from "./fetch.ts";
export { type FileRequest, type FileResponse, fileResponse, outOfRange, type StoredFile } from "./file-response.ts";
export { readFirstBytes, streamRest } from "./first-bytes.ts";
export { ensureFolder } from "./folder.ts";
export { setForwardedFor } from "./forwarded-for.ts";
export { type ReadinessCheck, withHealth } from "./health.ts";
export { isDecodable } from "./is-decodable.ts";
export { type ExceededBound, exceededBound, type JsonBounds } from "./json-bounds.ts";
export { loggablePath } from "./loggable-path.ts";
export { createLogger, type Logger } from "./logger.ts";
export { createMetrics, type Metrics, measureCall, NO_METRICS } from "./metrics.ts";
export { readAtMost } from "./read-at-most.ts";
export { ensureRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
export { withRequestLog } from "./request-log.ts";
export { resolveFromCwd } from "./resolve-from-cwd.ts";
export { withSecurityHeaders } from "./security-headers.ts";
export { type RunningServer, serve } from "./serve.ts";
export { type ProgramMetrics, programMetrics } from "./serve-metrics.ts";
export { type LogLevel, readSettings, type Settings } from "./settings.ts";
export { codeOf, messageOf, runMain, StartError } from "./start-error.ts";
export { startTracing, traceCall, withTracing } from "./tracing.ts";
export { untilStopped } from "./until-stopped.ts";
