export * from "./client-address.ts";
export * from "./folder.ts";
export * from "./from-here.ts";
export * from "./logger.ts";
export * from "./request-id.ts";
export * from "./serve.ts";
export * from "./settings.ts";
export * from "./start-error.ts";
