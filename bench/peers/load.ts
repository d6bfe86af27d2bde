/**
 * Loads a package that is installed beside this file, not with the product. Nothing is known of it until whoever loads
 * it has looked: its types are there only where it is installed.
 */
export const loadPeer = (name: string): Promise<unknown> => import(name);
