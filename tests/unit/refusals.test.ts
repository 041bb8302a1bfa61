import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '@/lib/contract/all';
import { editCourse } from '@/lib/contract/catalogue/course-management';
import { academicInfo } from '@/lib/contract/profile/academic';
import { personalInfo } from '@/lib/contract/profile/personal';

/** Nothing, wrong types, too little, too much, and what people paste. */
const PROBES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(120_000),
  'a\u0000b',
  '-1',
  '2026-02-31',
  '31/12/2026',
  '88.4 %%',
  '<script>',
  'a@b',
  -1,
  0.3,
  1e12,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  [null],
  ['x', {}],
  Array.from({ length: 300 }, () => 'x'),
  {},
  { x: 1 },
  new Date(),
];
/** What says nothing about the field it stands under: a schema that can fail so needs a sentence of its own. */
const TOO_LITTLE = /^Please check (this field|the format)\.$/;
const theirs = z.locales.en().localeError;

test('no value that a call can be sent is refused in other words than ours, and every refusal says what to enter', () => {
  const fields = OPERATIONS.flatMap(({ path, ...call }) => {
    const { params, query, body } = call as { params?: Schema; query?: Schema; body?: Schema };
    return [params, query, body].flatMap((part) => (part ? [...fieldsOf(part, path)] : []));
  });
  const refusals = fields.flatMap(([path, schema]) =>
    PROBES.flatMap((probe) =>
      (z.safeParse(schema, probe).error?.issues ?? []).map((issue) => ({
        at: `${path} given ${JSON.stringify(probe)?.slice(0, 30)}`,
        message: issue.message,
        isOurs: issue.message !== textOf(theirs(issue as z.core.$ZodRawIssue)),
      })),
    ),
  );
  const isSentence = (text: string) => /^[A-Z“].*[.?]$/.test(text) && text.length < 200 && !TOO_LITTLE.test(text);
  expect(refusals.filter(({ message, isOurs }) => !isOurs || !isSentence(message))).toEqual([]);
  expect(fields.length).toBeGreaterThan(300);
  expect(new Set(refusals.map(({ message }) => message)).size).toBeGreaterThan(60);
});

test('a percentage is read as people type it, and who types a CGPA reads what to enter instead', () => {
  const entry = academicInfo.shape.educationSummaries.element.shape.percentage;
  const read = (typed: unknown) => entry.safeParse(typed).data ?? entry.safeParse(typed).error?.issues[0]?.message;
  expect(['88.4', '88.4%', ' 88.4 % ', '88,4', '70 percent', 0, '100%'].map(read)).toEqual([
    88.4, 88.4, 88.4, 88.4, 70, 0, 100,
  ]);
  const wanted = 'Please enter a percentage from 0 to 100, for example 88.4. Enter other marks under Marks.';
  expect(['7.8 CGPA', '7.8/10', 'first class', '101', '-1'].map(read)).toEqual(Array(5).fill(wanted));
  expect(entry.parse('')).toBeNull();
  expect(read('88.456')).toBe('Please use at most two decimals, for example 88.42.');
});

test('an empty field is called empty, not badly written', () => {
  const { issues = [] } =
    personalInfo.safeParse({ dob: '', contact_mobile: '', contact_email: '', city: '' }).error ?? {};
  const said = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  expect(said).toMatchObject({
    dob: 'Please choose a date.',
    contact_mobile: 'Please enter a mobile number.',
    contact_email: 'Please enter an email address.',
    city: 'Please fill in this field.',
    state: 'Please fill in this field.',
  });
});

test('a fee is read as people type it', () => {
  const { tuitionFee } = editCourse.body.shape;
  expect(['$12,400', '12 400.50', '', null].map((typed) => tuitionFee.parse(typed))).toEqual([
    { amount: 12_400, currency: '$' },
    { amount: 12_400.5, currency: '' },
    null,
    null,
  ]);
  expect(tuitionFee.safeParse('a lot').error?.issues[0]?.message).toMatch(/^Please enter an amount like 12,400/);
});

type Schema = z.core.$ZodType;

/** Whatever a caller fills in, with the path to it: each object's fields and each list's entries, at any depth. */
function* fieldsOf(schema: Schema, path: string): Generator<[string, Schema]> {
  const { shape, element, innerType, in: given, options } = schema._zod.def as Inside;
  for (const [name, field] of Object.entries(shape ?? {})) {
    yield [`${path} ${name}`, field];
    yield* fieldsOf(field, `${path} ${name}`);
  }
  if (element) yield [`${path}[]`, element];
  for (const inner of [element, innerType, given, ...(options ?? [])]) if (inner) yield* fieldsOf(inner, path);
}

type Inside = z.core.$ZodTypeDef & {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
};
const textOf = (given: { message: string } | string | null | undefined) =>
  typeof given === 'string' ? given : given?.message;
