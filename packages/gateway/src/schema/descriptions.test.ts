import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isScalarType } from "graphql";
import { expect, it } from "vitest";
import { schema } from "./schema.ts";

const isOurs = (name: string) => !name.startsWith("__");

it("the graph's schema describes every field and argument, and every type that is not a scalar", () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isOurs(type.name) && !isScalarType(type));
  const described = types.flatMap((type) => {
    if (isEnumType(type)) return [{ name: type.name, description: type.description }];
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return [
      { name: type.name, description: type.description },
      ...[...fields, ...inputs].map(({ name, description }) => ({ name: `${type.name}.${name}`, description })),
      ...fields.flatMap(({ name, args }) =>
        args.map((arg) => ({ name: `${type.name}.${name}(${arg.name})`, description: arg.description })),
      ),
    ];
  });
  expect(described.length).toBeGreaterThan(150);
  expect(described.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
});
