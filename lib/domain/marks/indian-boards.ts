/** School boards of India, as requirement texts and profiles name them, in lower case. */

const STATES = String.raw`andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|w(?:est|\.)? ?bengal|jammu(?: (?:and|&) kashmir)?|delhi`;
/** Each with what it is called here. */
const BOARDS: Readonly<Record<string, string>> = {
  CBSE: String.raw`c\.?b\.?s\.?e\b\.?|central boards?(?: of secondary education)?(?: \(cbse\))?|national boards?`,
  CISCE: String.raw`c?icse\b|cisce\b|isc\b|(?:council for the )?indian (?:school certificate|certificate of secondary education)(?: examinations?)?(?: \(c?isc?e?\))?`,
  NIOS: String.raw`nios\b|national institute of open schooling`,
  'other boards': '(?:all |any )?other (?:state )?boards?',
  'state boards': '(?:(?:all|any|the|major|indian) )*state boards?',
};
const STATE = `(?:${STATES})(?: (?:state )?(?:boards?|council)(?: of (?:[a-z]+ ){1,5}education)?)?`;
/** A board as a part of patterns. */
export const BOARD = `(?:${[...Object.values(BOARDS), STATE].join('|')})`;
const ONE_BOARD = new RegExp(`(?<![a-z])(?:${BOARD})(?![a-z])`, 'g');
const NAMED = Object.entries(BOARDS).map(([name, source]) => [name, new RegExp(`^(?:${source})$`)] as const);

/** The boards that words name: 'CBSE', 'state boards', 'gujarat'. */
export const boardsIn = (words: string): string[] =>
  [
    ...words
      .toLowerCase()
      .replace(/\bw\.? ?bengal/g, 'west bengal')
      .matchAll(ONE_BOARD),
  ].map(
    ([found]) => NAMED.find(([, source]) => source.test(found))?.[0] ?? (new RegExp(STATES).exec(found)?.[0] as string),
  );

const NATIONAL = ['CBSE', 'CISCE', 'NIOS'];
/** What is asked of a board by marks that differ from one to another; null where the text doesn't say it of that board. */
export function markOfBoard(
  own: string,
  asked: readonly { boards: readonly string[]; least: number }[],
): number | null {
  const [board] = boardsIn(own);
  if (!board) return null;
  const found = namesOf(board).flatMap((name) => asked.find(({ boards }) => boards.includes(name)) ?? [])[0];
  return found?.least ?? null;
}

/** What texts call a board, the most certain name first. */
const namesOf = (board: string) => [board, ...(NATIONAL.includes(board) ? [] : ['state boards']), 'other boards'];
/** Whether a board is one of those that a text names. */
export const isAmong = (board: string, boards: readonly string[]): boolean =>
  namesOf(board).some((name) => boards.includes(name));
