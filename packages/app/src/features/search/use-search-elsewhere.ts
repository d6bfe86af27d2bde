import { useState } from "react";
import { useNavigate } from "react-router";

/** The search box of a page that is not the listing: submitting it leads there (§4). */
export function useSearchElsewhere() {
  const navigate = useNavigate();
  const [value, setValue] = useState("");
  return {
    value,
    onValueChange: setValue,
    onSubmit: () => {
      const search = value.trim();
      navigate(search === "" ? "/" : `/?${new URLSearchParams({ search })}`);
    },
  };
}
