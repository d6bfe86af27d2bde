import type { CardPlace, PlaceWithMedia } from "@flaneur/ui";
import type { Client } from "urql";
import type { ResultOf } from "../../graphql/graphql.ts";
import { createQueryMachine } from "../query/query.machine.ts";
import { urqlActor } from "../query/urql-actor.ts";
import { PlaceQuery } from "./places.graphql.ts";
import { readCard, readDetail } from "./read-place.ts";

/** Null where no place has the id. */
export type PlaceDetail = { readonly place: PlaceWithMedia; readonly related: readonly CardPlace[] } | null;

/** The question is the place's id. */
export const placeDetailMachine = createQueryMachine<string, PlaceDetail>();

export const placeDetailActor = (client: Client) =>
  urqlActor({ client, document: PlaceQuery, variables: (id: string) => ({ id }), answer: readAnswer });

const readAnswer = ({ place: found }: ResultOf<typeof PlaceQuery>): PlaceDetail =>
  found === null ? null : { place: readDetail(found.place), related: found.related.map(readCard) };
