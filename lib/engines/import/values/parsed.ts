/** What a value parser gives: the value, null when the cell says nothing usable, and what a person should know about it. */
export interface Parsed<T> {
  value: T | null;
  problem?: string;
}

const SHOWN = 120;

/** The cell as problems show it: in quotes, shortened. */
export function quoted(cell: unknown): string {
  const text = String(cell).trim().replace(/\s+/g, ' ');
  return `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;
}

/** No value, with the reason; `why` continues a sentence that begins with the cell. */
export function unread(cell: unknown, why: string): { value: null; problem: string } {
  return { value: null, problem: `${quoted(cell)} ${why}.` };
}

const NOTHING =
  /^(?:n\.?\/?a\.?|nil|none|null|undefined|nan|tb[acd]|t\.b\.[acd]\.?|not (?:available|applicable|specified|stated|known|published|listed|required)|unknown|to be (?:advised|announced|confirmed)|waived)$/i;

/** What people write where they have nothing to say. */
export function isNothing(text: string): boolean {
  const trimmed = text.trim();
  // Asked of every text of every row: the words are short, and a line of dashes shows at its first character.
  return (trimmed.length <= 20 && NOTHING.test(trimmed)) || /^[-–—.?*_/\\]+$/.test(trimmed);
}

/** The same under a limit, where 'Nil' and 'None' are none at all, and a dash may be. */
export const isNoLimit = (text: string): boolean => isNothing(text) && !/^(?:nil|none|[-–—]+)\.?$/i.test(text.trim());
