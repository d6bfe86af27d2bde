export * from "./folder.ts";
export * from "./logger.ts";
export { remoteAddressOf } from "./remote-address.ts";
export * from "./serve.ts";
export * from "./settings.ts";
export * from "./start-error.ts";
