/**
 * A practice set as people wrote it in the browser, without brackets and quotation marks: `name: text` on a line, what belongs to
 * a name below it and further in, `- ` before each text of a list, `* ` before each block of one. All after the first `: ` of a
 * line is text as it stands. Only stored drafts are written so.
 */

type Written = string | Written[] | { [name: string]: Written };

interface Row {
  indent: number;
  text: string;
}

class Unreadable extends Error {}

const NAME = /^([^:]{1,80}):(?:\s+(.*))?$/;
const DEEPEST = 12;

/** What a text says; null where a line of it can't be read. */
export function readText(text: string): Written | null {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((row) => ({ indent: row.length - row.trimStart().length, text: row.trim() }))
    .filter(({ text: words }) => words !== '');
  try {
    const value = rows[0] ? blockOf(rows, rows[0].indent, 0) : {};
    return rows.length > 0 ? null : value;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Takes the rows of one depth, and those further in that belong to them, from the front. */
function blockOf(rows: Row[], indent: number, depth: number): Written {
  if (depth > DEEPEST) throw new Unreadable();
  const mark = /^[-*](?= |$)/.exec(rows[0]?.text ?? '')?.[0];
  if (mark === undefined) return namesOf(rows, indent, depth);
  const found: Written[] = [];
  for (let row = nextOf(rows, indent); row; row = nextOf(rows, indent)) {
    if (row.text !== mark && !row.text.startsWith(`${mark} `)) throw new Unreadable();
    const rest = row.text.slice(1);
    const inner = rest.trimStart();
    // The first name of a block stands on the line of its star: the others stand below it.
    if (mark === '*' && inner !== '') rows.unshift({ indent: indent + 1 + rest.length - inner.length, text: inner });
    found.push(mark === '-' ? inner : innerOf(rows, indent, depth));
  }
  return found;
}

function namesOf(rows: Row[], indent: number, depth: number): Written {
  const found: { [name: string]: Written } = {};
  for (let row = nextOf(rows, indent); row; row = nextOf(rows, indent)) {
    const [, name = '', text = ''] = NAME.exec(row.text) ?? [];
    if (name === '' || name === '__proto__' || Object.hasOwn(found, name)) throw new Unreadable();
    const isEmpty = text === '' && (rows[0]?.indent ?? 0) > indent;
    found[name.trim()] = isEmpty ? innerOf(rows, indent, depth) : text;
  }
  return found;
}

/** What stands further in below a row; nothing where the next row stands no further in. */
function innerOf(rows: Row[], indent: number, depth: number): Written {
  const first = rows[0];
  return first && first.indent > indent ? blockOf(rows, first.indent, depth + 1) : {};
}

/** Takes the next row of a depth; undefined where it ends. */
function nextOf(rows: Row[], indent: number): Row | undefined {
  const row = rows[0];
  if (!row || row.indent < indent) return undefined;
  if (row.indent > indent) throw new Unreadable();
  return rows.shift();
}
