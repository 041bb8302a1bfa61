import { openApiJson } from '@/lib/api/openapi';
import { type DescribedField, describedFields, type JsonSchema, typeName } from './described-fields';

export interface DocumentedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  who: string;
  /** Titles with their fields: what is sent, then what is answered. */
  parts: { title: string; fields: DescribedField[] }[];
  /** What a success answers when it has no fields of its own. */
  plainAnswer: string;
  failures: { status: string; reason: string }[];
}

interface DocumentOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

/** Every call of the OpenAPI document, by tag in its order. */
export function documentedCalls(): Map<string, DocumentedCall[]> {
  // Read back: the document as every reader of /openapi.json gets it.
  const whole: unknown = JSON.parse(new TextDecoder().decode(openApiJson()));
  const document = resolved(whole, whole) as { paths: Record<string, Record<string, DocumentOperation>> };
  const byTag = new Map<string, DocumentedCall[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), documentedCall(method, path, operation)]);
    }
  }
  return byTag;
}

/** The same with each `$ref` ('#/components/schemas/Offer') replaced by what it names. No schema holds itself. */
function resolved(value: unknown, whole: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, whole));
  if (value === null || typeof value !== 'object') return value;
  if ('$ref' in value && typeof value.$ref === 'string') return resolved(named(value.$ref, whole), whole);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, whole)]));
}

function named(ref: string, whole: unknown): unknown {
  const path = ref.slice('#/'.length).split('/');
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], whole);
  if (found === undefined) throw new Error(`The document has no ${ref}.`);
  return found;
}

function documentedCall(method: string, path: string, operation: DocumentOperation): DocumentedCall {
  const responses = Object.entries(operation.responses);
  const success = responses.find(([status]) => status < '400')?.[1];
  const [answerType, answer] =
    Object.entries(success?.content ?? {}).map(([type, { schema }]) => [type, schema] as const)[0] ?? [];
  const answered = answer ? describedFields(answer) : [];
  const parts = [
    { title: 'Path', fields: parametersIn('path', operation) },
    { title: 'Query', fields: parametersIn('query', operation) },
    { title: 'Headers', fields: parametersIn('header', operation) },
    ...Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => ({
      title: type === 'application/json' ? 'Body (JSON)' : `Body (${type})`,
      fields: describedFields(schema),
    })),
    {
      title: !answerType || answerType === 'application/json' ? 'Response' : `Response (${answerType})`,
      fields: answered,
    },
  ];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    who: operation.description.replace(/^Who: /, '').replace(/\.$/, ''),
    parts: parts.filter(({ fields }) => fields.length > 0),
    plainAnswer: answered.length ? '' : answer ? typeName(answer) : 'Streamed: a file or a long document.',
    failures: responses
      .filter(([status]) => status >= '400')
      .map(([status, { description }]) => ({ status, reason: description.replaceAll('_', ' ') })),
  };
}

function parametersIn(place: string, { parameters = [] }: DocumentOperation): DescribedField[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required = false, schema }) => ({
      name,
      type: typeName(schema),
      isRequired: required,
      note: schema.description ?? '',
    }));
}
