/**
 * Imports a package that is installed in this folder only. The result has the type `unknown`, because the package's
 * types are missing in other installations.
 */
export const loadPeer = (name: string): Promise<unknown> => import(name);
