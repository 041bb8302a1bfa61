/** What a reply template can name, filled when it is inserted. */
export const REPLY_FIELDS = {
  name: "the student's name",
  course: 'the course',
  university: 'the university',
  due: 'the next due date',
  counsellor: 'the counsellor',
} as const;
export type ReplyField = keyof typeof REPLY_FIELDS;
export const REPLY_FIELD_NAMES = Object.keys(REPLY_FIELDS) as ReplyField[];

const FIELD = /\{([^{}]*)\}/g;

/** What stands in braces and is no field, as it was typed. */
export function unknownFields(text: string, fields: readonly string[] = REPLY_FIELD_NAMES): string[] {
  const named = [...text.matchAll(FIELD)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !fields.includes(name)))];
}

/** A template's text with its fields filled; those without a value stay as they are, and are named. */
export function filledReply(
  text: string,
  values: Readonly<Record<ReplyField, string>>,
): { text: string; missing: ReplyField[] } {
  const used = REPLY_FIELD_NAMES.filter((field) => text.includes(`{${field}}`));
  const missing = used.filter((field) => !values[field]);
  const fill = (found: string, field: ReplyField) => found.replaceAll(`{${field}}`, () => values[field]);
  return { text: used.filter((field) => values[field]).reduce(fill, text), missing };
}

/** What a text that comes of a template still lacks: 'Please fill in first: {due}, the next due day.'; null for nothing. */
export function unfilledProblem(text: string): string | null {
  const left = REPLY_FIELD_NAMES.filter((field) => text.includes(`{${field}}`));
  const named = left.map((field) => `{${field}}, ${REPLY_FIELDS[field]}`);
  return left.length ? `Please fill in these first: ${named.join('; ')}.` : null;
}

export const LONGEST_REPLY = 3_000;
/** The most templates that one person has of their own, and that all share. */
export const MOST_REPLIES = 200;
