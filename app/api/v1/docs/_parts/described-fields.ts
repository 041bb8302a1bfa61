/** The part of JSON Schema that our document uses. */
export interface JsonSchema {
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  description?: string;
  format?: string;
  default?: unknown;
}

export interface DescribedField {
  /** Where it stands: 'educationSummaries[].state'. */
  name: string;
  type: string;
  isRequired: boolean;
  note: string;
}

/** The fields of an object or a list of objects, in one flat list. */
export function describedFields(schema: JsonSchema, prefix = ''): DescribedField[] {
  const bare = withoutNull(schema);
  if (bare.items) return describedFields(bare.items, `${prefix}[]`);
  return Object.entries(bare.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const isRequired = bare.required?.includes(key) ?? false;
    return [
      { name, type: typeName(property), isRequired, note: property.description ?? '' },
      ...describedFields(property, name),
    ];
  });
}

/** A schema's type in words: 'text', 'number or null', 'list of objects', or its choices. */
export function typeName(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((choice) => JSON.stringify(choice)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    // A form's empty text is taken for "nothing": worth accepting, not worth telling.
    const described = choices.filter((choice) => choice.const !== '');
    return [...new Set(described.flatMap((choice) => typeName(choice).split(' or ')))].join(' or ');
  }
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeName({ ...schema, type })).join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeName(schema.items) : 'anything'}`;
  if (schema.format === 'binary') return 'file';
  return WORDS[schema.type ?? ''] ?? 'anything';
}

const WORDS: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

/** 'This or null' has the fields of this. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null');
  return choices?.length === 1 && choices[0] ? withoutNull(choices[0]) : schema;
}
