/** A member of staff as the text of a note mentions them: by id, so that a new name shows everywhere. */
const MENTION = /@\[([0-9a-f]{24})\]/g;

/** How a note mentions a person. */
export const mentionOf = (id: string): string => `@[${id}]`;

/** The ids that a text mentions, each once. */
export const mentionedIds = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].flatMap(([, id]) => id ?? [])),
];

interface Named {
  _id: string;
  name: string;
}

/** A text with names instead of ids. */
export const withNames = (text: string, people: readonly Named[]): string =>
  text.replaceAll(MENTION, (token, id) => {
    const name = people.find(({ _id }) => _id === id)?.name;
    return name === undefined ? token : `@${name}`;
  });

/** A text with ids instead of '@' and a name, of these people; the longest names first, of which others are a part. */
export function withIds(text: string, people: readonly Named[]): string {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce((found, { _id, name }) => found.replaceAll(`@${name}`, mentionOf(_id)), text);
}
