/** Labels of the fields that people fill in themselves. Other fields keep the name that they have in the API. */
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
 * Returns the name of a field for error messages: `Display name` for `displayName`, `Address` for
 * `homeLocation.address`.
 * @param field path of the field, separated by dots; empty for the whole body.
 */
export const labelOf = (field: string): string =>
  field === "" ? "The body" : (LABELS.get(field.slice(field.lastIndexOf(".") + 1)) ?? field);
