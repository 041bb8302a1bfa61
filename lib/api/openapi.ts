import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { type ErrorCode, STATUS_OF } from '@/lib/domain/errors';
import { once } from '@/lib/platform/once';

/**
 * The document as JSON in UTF-8. Making it takes a tenth of a second in which the process answers nothing else, so it is made once
 * per process.
 */
export function openApiJson(): Uint8Array<ArrayBuffer> {
  return once('openapi-json', () => new TextEncoder().encode(JSON.stringify(openApiDocument())));
}

/** The OpenAPI 3.1 description of every call, made from the contracts that also check them. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of OPERATIONS as readonly Operation[]) {
    const method = operation.method.toLowerCase();
    paths[operation.path] = { ...paths[operation.path], [method]: described(operation) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'API of this site',
      version: '1',
      description:
        'Errors are `{ message, fields? }`. Calls that list a scope accept API tokens with this scope; other calls answer 403. ' +
        'Lists take `page` and `limit`. Times are ISO 8601, and ids are 24 hex digits.',
    },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token from POST /auth, or an API token.' },
        session: { type: 'apiKey', in: 'cookie', name: 'token' },
      },
    },
    paths,
  });
}

const failure = z
  .object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Failure' });
/** Beside message and fields: that the password is needed again. */
const confirmFailure = failure.extend({ confirm: z.literal(true).optional() }).meta({ id: 'ConfirmFailure' });

/** Each way to fail once, by its code: calls refer to it. */
const FAILURES = new Map<ErrorCode, ZodOpenApiResponseObject>();
function failureOf(code: ErrorCode): ZodOpenApiResponseObject {
  const known = FAILURES.get(code) ?? {
    id: code,
    description: code,
    content: { 'application/json': { schema: failure } },
  };
  FAILURES.set(code, known);
  return known;
}
/** Of a call whose failures repeat their message as `msg`, which is how the specification shows it. */
const failureWithMsg = failure.extend({ msg: z.string() }).meta({ id: 'FailureWithMsg' });
const CONFIRM: ZodOpenApiResponseObject = {
  id: 'forbidden_or_confirm',
  description: 'forbidden',
  content: { 'application/json': { schema: confirmFailure } },
};

function described(operation: Operation): ZodOpenApiOperationObject {
  const { params, query, headers } = operation;
  return {
    operationId: `${operation.method.toLowerCase()}${operation.path.replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary: operation.summary,
    tags: [operation.tag],
    description: `Access: ${typeof operation.access === 'string' ? operation.access : [...operation.access, ...(operation.forHelpers ? ['helper'] : [])].join(', ')}.${operation.scope ? ` Scope: ${operation.scope}.` : ''}`,
    ...(operation.access === 'anyone' ? {} : { security: [{ token: [] }, { session: [] }] }),
    ...(params || query || headers
      ? {
          requestParams: {
            ...(params ? { path: params } : {}),
            ...(query ? { query } : {}),
            ...(headers ? { header: headers } : {}),
          },
        }
      : {}),
    ...bodyOf(operation),
    responses: responsesOf(operation),
  };
}

function bodyOf({ body, files }: Operation): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (files) {
    const parts = Object.fromEntries(
      Object.entries(files).map(([name, rule]) => {
        const file = z.string().meta({ format: 'binary', description: rule.accepts });
        return [name, (rule.maxCount ?? 1) > 1 ? z.array(file).optional() : file.optional()];
      }),
    );
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: (body ?? z.object({})).extend(parts) } },
      },
    };
  }
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {};
}

function responsesOf(operation: Operation): ZodOpenApiOperationObject['responses'] {
  const { result, status = 200, waitingStatus, failureAlias } = operation;
  const success =
    result === 'stream'
      ? streamOf(operation)
      : { description: 'Success', content: { 'application/json': { schema: result } } };
  const failed = (code: ErrorCode) => {
    if (failureAlias) return { description: code, content: { 'application/json': { schema: failureWithMsg } } };
    return operation.confirm && code === 'forbidden' ? CONFIRM : failureOf(code);
  };
  const failures = failuresOf(operation)
    .sort((a, b) => STATUS_OF[a] - STATUS_OF[b])
    .map((code) => [String(STATUS_OF[code]), failed(code)]);
  const waiting = waitingStatus ? { [String(waitingStatus)]: success } : {};
  return { [String(status)]: success, ...waiting, ...Object.fromEntries(failures) };
}

/** The ways in which a call may fail: those it declares, and those that every call of its kind has. */
function failuresOf({ access, body, query, params, files, errors, confirm }: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(errors).add('malformed').add('too_many_requests');
  if (access !== 'anyone') codes.add('unauthenticated');
  if (Array.isArray(access) || confirm) codes.add('forbidden');
  if (body) codes.add('unsupported_type').add('too_large');
  if (body || query || params || files) codes.add('invalid');
  return [...codes];
}

/** The statuses that the description of a call names, of success and of failure. */
export function statusesOf(operation: Operation): number[] {
  const { status = 200, waitingStatus = status } = operation;
  return [status, waitingStatus, ...failuresOf(operation).map((code) => STATUS_OF[code])];
}

function streamOf({ streamed }: Operation) {
  if (!streamed) return { description: 'Streamed' };
  const { type, description, schema } = streamed;
  return { description, content: { [type]: { schema } } };
}
