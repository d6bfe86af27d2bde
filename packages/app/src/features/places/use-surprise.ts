import { useNavigate } from "react-router";

/** Returns a function that opens a random place of a list. */
export function useSurprise(places: readonly { readonly id: string }[]): () => void {
  const navigate = useNavigate();
  return () => {
    const place = places[Math.floor(Math.random() * places.length)];
    if (place !== undefined) navigate(`/places/${encodeURIComponent(place.id)}`);
  };
}
