import type { FullSet } from '@/lib/engines/practice/format/set';

/** Between two short values on one line: cells of a table, forms of a key. */
const BAR = ' | ';
const LONGEST_ON_A_LINE = 24;
/** What the site set by itself. */
const GIVEN = ['format', 'level', 'lang', 'licence', 'id', 'status'];

/** A set as admins wrote and stored it while sets were written in the browser. */
export const textOfSet = (set: FullSet): string =>
  `${names(Object.fromEntries(Object.entries(set).filter(([name]) => !GIVEN.includes(name))), '').join('\n')}\n`;

function names(value: object, space: string): string[] {
  return Object.entries(value).flatMap(([name, inner]) => named(name, inner, space));
}

function named(name: string, value: unknown, space: string): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [`${space}${name}: ${plain(value)}`];
  if (!Array.isArray(value)) return [`${space}${name}:`, ...names(value, `${space}  `)];
  if (isShort(value)) return [`${space}${name}: ${value.map(plain).join(BAR)}`];
  return [`${space}${name}:`, ...value.flatMap((one) => listed(one, `${space}  `))];
}

function listed(value: unknown, space: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${space}- ${plain(value)}`];
  if (Array.isArray(value)) return [`${space}- ${value.map(plain).join(BAR)}`];
  const [first = '', ...rest] = names(value, `${space}  `);
  return [`${space}* ${first.trimStart()}`, ...rest];
}

/** One value alone would be read as a text. */
const isShort = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'number') ||
  values.every((value) => typeof value === 'string' && value.length <= LONGEST_ON_A_LINE && !/[|]|^[-*]/.test(value));

const plain = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
