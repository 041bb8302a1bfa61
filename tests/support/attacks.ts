import type { Operation } from '@/lib/contract/operation';
import { DOCX, file, HTML, PDF, PNG } from './files';
import { plausibleRequest, type Random, type Requested, type Values } from './plausible';

/** Bad requests, made from a seed: the same seed makes the same requests. */

/** A request that looks right, with one or more things wrong with it. `ids`: real records, most of them somebody else's. */
export function attack(operation: Operation, ids: readonly string[], random: Random): Requested {
  const { request, body } = plausibleRequest(operation, ids, random);
  const ways = WAYS.filter(({ needs }) => !needs || operation[needs]);
  for (let times = 1 + random.below(2); times > 0; times--) random.pick(ways).spoil(request, { body, random, ids });
  return request;
}

interface Context {
  body: Values;
  random: Random;
  ids: readonly string[];
}

const WAYS: { needs?: 'body' | 'params' | 'query' | 'files'; spoil(request: Requested, context: Context): void }[] = [
  {
    needs: 'body',
    spoil(request, { body, random }) {
      const { [random.pick(Object.keys(body).concat('none'))]: _left, ...rest } = body;
      replaceBody(request, rest);
    },
  },
  {
    needs: 'body',
    spoil(request, { body, random }) {
      const extra = random.pick([
        'isAdmin',
        'role',
        'isVerified',
        'addedBy',
        'passwordHash',
        '$where',
        '_id',
        'a.b',
        '',
      ]);
      replaceBody(request, { ...body, [extra]: random.pick(WRONG) });
    },
  },
  {
    needs: 'body',
    spoil: (request, { body, random }) => replaceBody(request, withWrong(body, random.pick(WRONG), random)),
  },
  {
    needs: 'body',
    spoil: (request, { body, random }) => replaceBody(request, withWrong(body, random.pick(OPERATORS), random)),
  },
  {
    needs: 'body',
    spoil(request, { body, random }) {
      const length = random.pick([5_000, 1_000_000, 1_100_000]);
      replaceBody(
        request,
        withWrong(body, random.pick(['x', '<b>', '\u0000', '\ud800', '🎓']).repeat(length / 2), random),
      );
    },
  },
  {
    needs: 'body',
    spoil(request, { random }) {
      const depth = random.pick([200, 20_000]);
      const [open, close] = random.pick([
        ['[', ']'],
        ['{"a":', '}'],
      ] as const);
      request.body = `{"name":${open.repeat(depth)}1${close.repeat(depth)}}`;
    },
  },
  {
    needs: 'body',
    spoil(request, { body, random }) {
      const key = random.pick(['__proto__', 'constructor', 'prototype', '\\u005f_proto__']);
      request.body = `{"${key}":{"role":"admin","isVerified":true},${JSON.stringify(body).slice(1)}`;
    },
  },
  {
    needs: 'body',
    spoil(request, { random }) {
      request.body = random.pick([
        '',
        '{',
        'null',
        '[]',
        '"text"',
        '42',
        '{"a":1}}',
        '\ufeff{}',
        '{"a":NaN}',
        '[{"$gt":""}]',
      ]);
    },
  },
  {
    needs: 'body',
    spoil(request, { random }) {
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/xml',
        'application/jsonx',
        'x',
      ];
      request.headers = { ...request.headers, 'content-type': random.pick(types) };
      if (request.form) {
        delete request.form;
        request.body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nbroken';
      }
    },
  },
  {
    needs: 'params',
    spoil(request, { random, ids }) {
      const name = random.pick(Object.keys(request.params ?? {}));
      const odd = ['..', '%00', '$ne', '[object Object]', 'x'.repeat(5_000), 'null', "' or 1=1 --", '0', '\u202e'];
      request.params = { ...request.params, [name]: random.pick([...odd, ...ids]) };
    },
  },
  {
    spoil(request, { random }) {
      const numbers = ['-1', '0', '1e308', 'NaN', 'abc', '99999999999999999999', '1.5', '', ' ', '0x10', 'Infinity'];
      request.query = { ...request.query, [random.pick(['page', 'limit'])]: random.pick(numbers) };
    },
  },
  {
    spoil(request, { random }) {
      const name = random.pick([
        ...Object.keys(request.query ?? {}),
        'q[$gt]',
        '$where',
        'userId[$ne]',
        '__proto__',
        'a.b',
        'toString',
      ]);
      const values = ['{"$gt":""}', '.*(.*)+$', '\u0000', 'x'.repeat(20_000), '[$ne]=1', '%', '\ud800'];
      request.query = {
        ...request.query,
        [name]: random.pick([random.pick(values), [random.pick(values), random.pick(values)]]),
      };
    },
  },
  {
    spoil(request, { random }) {
      const tokens = [
        'Bearer x',
        'Bearer a.b.c.d.e',
        `Bearer ${'x'.repeat(6_000)}`,
        'Basic eDp5',
        'Bearer null',
        'Bearer ',
      ];
      request.headers = { ...request.headers, authorization: random.pick(tokens) };
    },
  },
  {
    needs: 'files',
    spoil(request, { random }) {
      if (!request.form) return;
      const names = ['../../etc/passwd', 'a"; filename="b.html', `${'x'.repeat(2_000)}.pdf`, '\u202egpj.exe', '.'];
      const contents = [PDF, PNG, HTML, DOCX.slice(0, 50), new Uint8Array(), new Uint8Array(70_000)];
      const field = random.pick([
        ...request.form.keys(),
        'logo',
        'image',
        'courses_file',
        'passport',
        '__proto__',
        'x'.repeat(300),
      ]);
      request.form.append(field, file(random.pick(contents), random.pick(names)));
    },
  },
];

const WRONG = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  [],
  [[]],
  {},
  { a: { b: [] } },
  ['a', 'b'],
  '\u0000',
  '0'.repeat(24),
];
const OPERATORS = [
  { $gt: '' },
  { $ne: null },
  { $in: [] },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  { $exists: true },
  { _bsontype: 'ObjectId', id: 'x' },
  [{ $gt: '' }],
];

function replaceBody(request: Requested, body: Values): void {
  if (request.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    request.form = form;
  } else request.body = JSON.stringify(body);
}

/** One field wrong; inside a list or an entry of it just as often. */
function withWrong(body: Values, wrong: unknown, random: Random): Values {
  const name = random.pick(Object.keys(body).concat('name'));
  const value = body[name];
  if (Array.isArray(value) && value.length && random.below(2)) {
    const [first, ...rest] = value;
    const spoiled = typeof first === 'object' && first ? withWrong(first as Values, wrong, random) : wrong;
    return { ...body, [name]: [spoiled, ...rest] };
  }
  return { ...body, [name]: wrong };
}
