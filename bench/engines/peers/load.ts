/**
 * Imports a package that is installed in this folder only. The result has the type `unknown`, because the package's
 * types are missing where the packages of `bench/peers` are not installed.
 */
export const loadPeer = (name: string): Promise<unknown> => import(name);
