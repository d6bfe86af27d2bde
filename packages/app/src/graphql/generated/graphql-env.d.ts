/* eslint-disable */
/* prettier-ignore */

export type introspection_types = {
    'BetweenOperator': { name: 'BetweenOperator'; enumValues: 'AND' | 'OR'; };
    'Boolean': unknown;
    'CategoryFilterInput': { kind: 'INPUT_OBJECT'; name: 'CategoryFilterInput'; isOneOf: false; inputFields: [{ name: 'exclude'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; defaultValue: "[]" }, { name: 'include'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; defaultValue: "[]" }, { name: 'join'; type: { kind: 'ENUM'; name: 'BetweenOperator'; ofType: null; }; defaultValue: "AND" }]; };
    'Coordinates': { kind: 'OBJECT'; name: 'Coordinates'; fields: { 'latitude': { name: 'latitude'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; 'longitude': { name: 'longitude'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'FacetCount': { kind: 'OBJECT'; name: 'FacetCount'; fields: { 'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; 'value': { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Facets': { kind: 'OBJECT'; name: 'Facets'; fields: { 'arrondissements': { name: 'arrondissements'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FacetCount'; ofType: null; }; }; }; } }; 'tags': { name: 'tags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FacetCount'; ofType: null; }; }; }; } }; 'types': { name: 'types'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FacetCount'; ofType: null; }; }; }; } }; }; };
    'FilterOptions': { kind: 'OBJECT'; name: 'FilterOptions'; fields: { 'arrondissements': { name: 'arrondissements'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; 'tagCategories': { name: 'tagCategories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TagCategory'; ofType: null; }; }; }; } }; 'types': { name: 'types'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; }; };
    'Float': unknown;
    'ID': unknown;
    'Int': unknown;
    'Media': { kind: 'OBJECT'; name: 'Media'; fields: { 'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MediaKind'; ofType: null; }; } }; 'url': { name: 'url'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'MediaKind': { name: 'MediaKind'; enumValues: 'IMAGE' | 'VIDEO'; };
    'OriginInput': { kind: 'INPUT_OBJECT'; name: 'OriginInput'; isOneOf: false; inputFields: [{ name: 'latitude'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; }; defaultValue: null }, { name: 'longitude'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; }; defaultValue: null }, { name: 'mode'; type: { kind: 'ENUM'; name: 'TransportMode'; ofType: null; }; defaultValue: "TRANSIT" }]; };
    'Pagination': { kind: 'OBJECT'; name: 'Pagination'; fields: { 'limit': { name: 'limit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; 'page': { name: 'page'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; 'pages': { name: 'pages'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; 'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'Place': { kind: 'OBJECT'; name: 'Place'; fields: { 'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'arrondissement': { name: 'arrondissement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'coordinates': { name: 'coordinates'; type: { kind: 'OBJECT'; name: 'Coordinates'; ofType: null; } }; 'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'googleMapsUrl': { name: 'googleMapsUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'media': { name: 'media'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Media'; ofType: null; }; }; }; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'openingHours': { name: 'openingHours'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'placeStatus': { name: 'placeStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PlaceStatus'; ofType: null; }; } }; 'rating': { name: 'rating'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null; } }; 'tags': { name: 'tags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; 'travelTime': { name: 'travelTime'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'types': { name: 'types'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; 'website': { name: 'website'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'wheelchair': { name: 'wheelchair'; type: { kind: 'ENUM'; name: 'Wheelchair'; ofType: null; } }; }; };
    'PlaceDetail': { kind: 'OBJECT'; name: 'PlaceDetail'; fields: { 'place': { name: 'place'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Place'; ofType: null; }; } }; 'related': { name: 'related'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Place'; ofType: null; }; }; }; } }; }; };
    'PlaceFiltersInput': { kind: 'INPUT_OBJECT'; name: 'PlaceFiltersInput'; isOneOf: false; inputFields: [{ name: 'arrondissements'; type: { kind: 'INPUT_OBJECT'; name: 'CategoryFilterInput'; ofType: null; }; defaultValue: null }, { name: 'maxMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null }, { name: 'placeStatuses'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PlaceStatus'; ofType: null; }; }; }; defaultValue: "[]" }, { name: 'search'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: "\"\"" }, { name: 'tags'; type: { kind: 'INPUT_OBJECT'; name: 'CategoryFilterInput'; ofType: null; }; defaultValue: null }, { name: 'types'; type: { kind: 'INPUT_OBJECT'; name: 'CategoryFilterInput'; ofType: null; }; defaultValue: null }]; };
    'PlaceList': { kind: 'OBJECT'; name: 'PlaceList'; fields: { 'facets': { name: 'facets'; type: { kind: 'OBJECT'; name: 'Facets'; ofType: null; } }; 'nodes': { name: 'nodes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Place'; ofType: null; }; }; }; } }; 'pagination': { name: 'pagination'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Pagination'; ofType: null; }; } }; }; };
    'PlaceStatus': { name: 'PlaceStatus'; enumValues: 'JUST_OPENED' | 'OPEN' | 'OPENING_SOON' | 'PERMANENTLY_CLOSED'; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: { 'filterOptions': { name: 'filterOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FilterOptions'; ofType: null; }; } }; 'place': { name: 'place'; type: { kind: 'OBJECT'; name: 'PlaceDetail'; ofType: null; } }; 'places': { name: 'places'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PlaceList'; ofType: null; }; } }; }; };
    'SortField': { name: 'SortField'; enumValues: 'ARRONDISSEMENT' | 'NAME' | 'RATING' | 'TRAVEL_TIME' | 'TYPE'; };
    'SortOrder': { name: 'SortOrder'; enumValues: 'ASC' | 'DESC'; };
    'String': unknown;
    'TagCategory': { kind: 'OBJECT'; name: 'TagCategory'; fields: { 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'tags': { name: 'tags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; }; };
    'TransportMode': { name: 'TransportMode'; enumValues: 'TRANSIT' | 'WALKING'; };
    'Wheelchair': { name: 'Wheelchair'; enumValues: 'LIMITED' | 'NO' | 'YES'; };
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: never;
  query: 'Query';
  mutation: never;
  subscription: never;
  types: introspection_types;
};

import * as gqlTada from 'gql.tada';

declare module 'gql.tada' {
  interface setupSchema {
    introspection: introspection
  }
}