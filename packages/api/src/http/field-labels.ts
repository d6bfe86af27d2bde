/** What people call the fields that they fill in themselves; other parameters keep the name that programs send. */
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    address: "Address",
    currentPassword: "Current password",
    description: "Description",
    displayName: "Display name",
    filters: "Filters",
    homeLocation: "Home location",
    locale: "Language",
    name: "Name",
    newPassword: "New password",
    password: "Password",
    search: "Search",
    username: "Email",
  }),
);

/**
 * A field as an error names it to people: `Display name` for `displayName`, `Address` for `homeLocation.address`.
 * @param field its path, with dots; empty for the body as a whole.
 */
export const labelOf = (field: string): string =>
  field === "" ? "The body" : (LABELS.get(field.slice(field.lastIndexOf(".") + 1)) ?? field);
