import { badValue, CommandError, ErrorCode, notSupported, typeMismatch } from '../errors';
import { toInteger } from './numbers';
import { isDoc, type Value } from './types';

/** Orders two strings: negative, 0 (equal under the collation) or positive. */
export type CompareStrings = (a: string, b: string) => number;

const sensitivities = { 1: 'base', 2: 'accent', 3: 'variant' } as const;

const knownFields: ReadonlySet<string> = new Set([
  'locale',
  'strength',
  'caseLevel',
  'caseFirst',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'normalization',
  'backwards',
  'version',
]);

const made = new Map<string, CompareStrings>();

/**
 * The string order a command's `collation` option asks for; undefined means by bytes (no option, or locale "simple").
 * Strengths 1 to 3 are supported.
 */
export function parseCollation(option: Value | undefined): CompareStrings | undefined {
  if (option === undefined) return undefined;
  if (!isDoc(option)) throw typeMismatch("BSON field 'collation' is the wrong type, expected type 'object'");
  if (option.size === 0) return undefined;
  for (const field of option.keys()) {
    if (!knownFields.has(field)) throw new CommandError(40415, `BSON field 'collation.${field}' is an unknown field.`);
  }
  const locale = option.get('locale');
  if (typeof locale !== 'string')
    throw new CommandError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (locale === 'simple') return undefined;
  refuseUnsupported(option);
  const key = JSON.stringify([
    locale,
    ...['strength', 'numericOrdering', 'caseFirst', 'caseLevel'].map((name) => String(option.get(name))),
  ]);
  let compare = made.get(key);
  if (!compare) {
    compare = makeCollator(locale, option);
    made.set(key, compare);
  }
  return compare;
}

function refuseUnsupported(option: Map<string, Value>): void {
  if (option.get('backwards') === true) throw notSupported('the collation option backwards');
  if (option.get('normalization') === true) throw notSupported('the collation option normalization');
  const alternate = option.get('alternate');
  if (alternate !== undefined && alternate !== 'non-ignorable') throw notSupported('the collation option alternate');
}

function makeCollator(locale: string, option: Map<string, Value>): CompareStrings {
  const strength = option.has('strength') ? toInteger(option.get('strength')) : 3n;
  if (strength === 4n || strength === 5n) throw notSupported(`collation strength ${strength}`);
  if (strength !== 1n && strength !== 2n && strength !== 3n)
    throw badValue(`Field 'strength' must be an integer 1 through 5. Got: ${String(option.get('strength'))}`);
  const caseLevel = option.get('caseLevel') === true;
  if (caseLevel && strength === 2n) throw notSupported('the collation option caseLevel with strength 2');
  const caseFirst = option.get('caseFirst');
  try {
    const collator = new Intl.Collator(locale.replaceAll('_', '-'), {
      sensitivity: caseLevel && strength === 1n ? 'case' : sensitivities[Number(strength) as 1 | 2 | 3],
      numeric: option.get('numericOrdering') === true,
      ...(caseFirst === 'upper' || caseFirst === 'lower' ? { caseFirst } : {}),
    });
    return collator.compare;
  } catch {
    throw new CommandError(ErrorCode.BadValue, `Field 'locale' is invalid in: { locale: "${locale}" }`);
  }
}
