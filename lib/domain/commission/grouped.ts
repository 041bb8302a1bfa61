/** Things by what `of` says of each, in the order in which they come. */
export function grouped<T>(things: readonly T[], of: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(of(thing));
    if (group) group.push(thing);
    else groups.set(of(thing), [thing]);
  }
  return groups;
}
