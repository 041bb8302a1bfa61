/**
 * A practice set as people write it, without brackets and quotation marks: `name: text` on a line, what belongs to a name
 * below it and further in, `- ` before each text of a list, `* ` before each block of one. All after the first `: ` of a line
 * is text as it stands. docs/practice-tests.md explains it to authors.
 */

/** What is wrong on a line, counted from 1. */
export interface TextProblem {
  line: number;
  text: string;
}

type Written = string | Written[] | { [name: string]: Written };

interface ReadText {
  value: Written;
  /** Where each value stands, by its path (`parts.0.title`). */
  lines: Map<string, number>;
  problems: TextProblem[];
}

interface Line {
  line: number;
  indent: number;
  text: string;
}

const NAME = /^([^:]{1,80}):(?:\s+(.*))?$/;
const DEEPEST = 12;

/** Reads all of a text, also where parts of it can't be read. Never throws. */
export function readText(text: string): ReadText {
  const reader: Reader = { rows: rowsOf(text), at: 0, lines: new Map(), problems: [] };
  const tab = text.split('\n').findIndex((row) => /^\s*\t/.test(row));
  if (tab >= 0) reader.problems.push({ line: tab + 1, text: 'Move lines in with spaces, not with tabs.' });
  const first = reader.rows[0];
  const value = first ? blockAt(reader, first.indent, '', 0) : {};
  const left = reader.rows[reader.at];
  if (left) reader.problems.push({ line: left.line, text: 'This line stands further out than the first one.' });
  return { value, lines: reader.lines, problems: reader.problems };
}

interface Reader {
  rows: Line[];
  at: number;
  lines: Map<string, number>;
  problems: TextProblem[];
}

const rowsOf = (text: string): Line[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', '  ')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((row, at) => ({ line: at + 1, indent: row.length - row.trimStart().length, text: row.trim() }))
    .filter(({ text: words }) => words !== '');

function blockAt(reader: Reader, indent: number, path: string, depth: number): Written {
  const first = reader.rows[reader.at]?.text ?? '';
  if (depth > DEEPEST) return tooDeep(reader, indent);
  if (isText(first)) return textsAt(reader, indent, path);
  if (isBlock(first)) return blocksAt(reader, indent, path, depth);
  return namesAt(reader, indent, path, depth);
}

const isText = (text: string) => text === '-' || text.startsWith('- ');
const isBlock = (text: string) => text === '*' || text.startsWith('* ');

function tooDeep(reader: Reader, indent: number): string {
  const row = reader.rows[reader.at];
  if (row) reader.problems.push({ line: row.line, text: 'This stands too far in.' });
  while ((reader.rows[reader.at]?.indent ?? -1) >= indent) reader.at += 1;
  return '';
}

function textsAt(reader: Reader, indent: number, path: string): string[] {
  const found: string[] = [];
  eachRow(reader, indent, (row) => {
    if (!isText(row.text)) return 'Begin this line with “- ”, like the one above it.';
    reader.lines.set(joined(path, found.length), row.line);
    found.push(row.text.slice(1).trim());
    return null;
  });
  return found;
}

function blocksAt(reader: Reader, indent: number, path: string, depth: number): Written[] {
  const found: Written[] = [];
  eachRow(reader, indent, (row, at) => {
    if (!isBlock(row.text)) return 'Begin this line with “* ”, or move it further in.';
    const rest = row.text.slice(1);
    const inner = rest.trimStart();
    const own = joined(path, found.length);
    reader.lines.set(own, row.line);
    // The first name of a block stands on the line of its star: the others stand below it.
    const column = inner === '' ? 0 : indent + 1 + rest.length - inner.length;
    if (inner !== '') {
      reader.rows[at] = { ...row, indent: column, text: inner };
      reader.at = at;
    }
    const next = reader.rows[reader.at];
    found.push(next && next.indent > indent ? blockAt(reader, next.indent, own, depth + 1) : {});
    return null;
  });
  return found;
}

function namesAt(reader: Reader, indent: number, path: string, depth: number): Written {
  const found: { [name: string]: Written } = {};
  eachRow(reader, indent, (row) => {
    const [, name = '', text = ''] = NAME.exec(row.text) ?? [];
    if (name === '' || name === '__proto__') return `Write a name, a colon and a space: “title: …”.`;
    if (Object.hasOwn(found, name)) return `“${name}” stands here twice.`;
    const own = joined(path, name.trim());
    reader.lines.set(own, row.line);
    const next = reader.rows[reader.at];
    const isOver = !next || next.indent <= indent;
    found[name.trim()] = text !== '' || isOver ? text : blockAt(reader, next.indent, own, depth + 1);
    return null;
  });
  return found;
}

/** Reads the rows of one depth; `read` gives what is wrong with one. Rows further in that nothing has read are named once. */
function eachRow(reader: Reader, indent: number, read: (row: Line, at: number) => string | null): void {
  for (let row = reader.rows[reader.at]; row && row.indent >= indent; row = reader.rows[reader.at]) {
    const at = reader.at;
    reader.at += 1;
    const problem = row.indent > indent ? farIn(indent) : read(row, at);
    if (problem) reader.problems.push({ line: row.line, text: problem });
  }
}

const farIn = (indent: number) =>
  `Begin this line below the ones it belongs with, ${indent === 0 ? 'without a space' : `after ${indent} spaces`}. A text stays on one line.`;

const joined = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);
