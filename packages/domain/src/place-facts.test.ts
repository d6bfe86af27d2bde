import { expect, it } from "vitest";
import { placeFacts } from "./place-facts.ts";

const PLACE = {
  types: ["Restaurant"],
  tags: [],
  address: "75011 Paris",
  openingHours: null,
  placeStatus: "Open",
} as const;
const STATION = { name: "Oberkampf", kind: "metro", minutes: 3 } as const;

it("the facts of a place are its cuisine, street, nearest station, three tags and the weekdays on which it is closed", () => {
  const tags = ["Wi-Fi", "Cosy", "Italian", "Pizza", "Takeaway", "Step-free", "Terrace", "Late night"];
  const place = {
    ...PLACE,
    tags,
    address: "90 Rue de la Folie-Méricourt, 75011 Paris",
    openingHours: "Tu-Sa 12:00-23:00",
  };
  expect(placeFacts(place, [STATION, { ...STATION, name: "Goncourt" }])).toEqual({
    type: "Restaurant",
    cuisine: "Pizza",
    street: "Rue de la Folie-Méricourt",
    station: STATION,
    tags: ["Terrace", "Step-free", "Takeaway"],
    closedOn: [0, 6],
    isLate: true,
  });
});

it("nothing is known of a place with a type alone, or with a type that the product does not list", () => {
  expect(placeFacts(PLACE, [])).toBeNull();
  expect(placeFacts({ ...PLACE, types: ["Aquarium"] }, [STATION])).toBeNull();
  expect(placeFacts({ ...PLACE, types: [] }, [STATION])).toBeNull();
});

it("weekdays are stated only for hours that are the same in every week", () => {
  const closedOn = (openingHours: string) => placeFacts({ ...PLACE, openingHours }, [STATION])?.closedOn;
  expect(closedOn("Mo-Su 10:00-18:00")).toEqual([]);
  expect(closedOn("Sa-Su 10:00-18:00")).toEqual([0, 1, 2, 3, 4]);
  expect(closedOn("Apr-Sep Mo-Fr 10:00-18:00")).toBeUndefined();
  expect(closedOn("by appointment")).toBeUndefined();
  expect(closedOn("Fr[1] 10:00-18:00")).toBeUndefined();
  const later = {
    ...PLACE,
    placeStatus: "Opening Soon",
    tags: ["Late night"],
    openingHours: "Mo-Fr 10:00-18:00",
  } as const;
  expect(placeFacts(later, [STATION])).toEqual({ type: "Restaurant", station: STATION, tags: [], isLate: false });
});
