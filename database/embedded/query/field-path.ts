import { CommandError } from '../errors';

/** Refuses what cannot be the path of a field: "", "a..b", "a." and names with a dollar sign. */
export function checkFieldPath(path: string): void {
  if (path === '') throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new CommandError(40353, "FieldPath must not end with a '.'.");
  const parts = path.split('.');
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw new CommandError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
}
