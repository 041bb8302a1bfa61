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

/** What people write where they have nothing to say. */
export function isNothing(text: string): boolean {
  return /^(?:[-–—.?*_/\\]+|n\.?\/?a\.?|nil|none|null|undefined|nan|tb[acd]|t\.b\.[acd]\.?|not (?:available|applicable|specified|stated|known|published|listed|required)|unknown|to be (?:advised|announced|confirmed)|waived)$/i.test(
    text.trim(),
  );
}
