/** Returns the address for the top bar: at most its first two comma-separated parts (§2). */
export function shortAddress(address: string): string {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length > 2 ? parts.slice(0, 2).join(", ") : address.trim();
}
