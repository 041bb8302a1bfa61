import { CommandError, ErrorCode, notSupported } from '../errors';

/** Keeps two operators of one update from touching the same place. */
export class UpdatePaths {
  private readonly paths: string[] = [];

  get all(): readonly string[] {
    return this.paths;
  }

  /** Adds a path; refuses it when it equals, contains or lies within an earlier one. */
  add(path: string): void {
    checkPath(path);
    for (const other of this.paths) {
      const shorter = other.length < path.length ? other : path;
      const longer = shorter === other ? path : other;
      if (longer === shorter || longer.startsWith(`${shorter}.`))
        throw new CommandError(
          ErrorCode.ConflictingUpdateOperators,
          `Updating the path '${path}' would create a conflict at '${shorter}'`,
        );
    }
    this.paths.push(path);
  }
}

/** Order in which an update touches paths, and so in which new fields appear: by name, numbers by value. */
export function comparePaths(a: string, b: string): number {
  const left = a.split('.');
  const right = b.split('.');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [x, y] = [left[i] as string, right[i] as string];
    if (x === y) continue;
    const numeric = /^\d+$/.test(x) && /^\d+$/.test(y);
    if (numeric && Number(x) !== Number(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return left.length - right.length;
}

function checkPath(path: string): void {
  if (path === '') throw new CommandError(ErrorCode.EmptyFieldName, 'An empty update path is not valid.');
  const parts = path.split('.');
  if (parts.includes(''))
    throw new CommandError(
      ErrorCode.EmptyFieldName,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (parts.some((part) => part.startsWith('$['))) throw notSupported('an update of array elements by $[]');
  if (parts[0] === '$')
    throw new CommandError(
      ErrorCode.BadValue,
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    );
}
