import { isDoc, type Value } from '../bson/types';
import { CommandError, notSupported, typeMismatch } from '../errors';

/** Strings are compared by their bytes, which MongoDB calls the locale "simple": any other collation is refused. */
export function refuseCollation(option: Value | undefined): void {
  if (option === undefined) return;
  if (!isDoc(option)) throw typeMismatch("BSON field 'collation' is the wrong type, expected type 'object'");
  if (option.size === 0) return;
  const locale = option.get('locale');
  if (typeof locale !== 'string')
    throw new CommandError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (locale !== 'simple') throw notSupported(`the collation ${locale}`);
}
