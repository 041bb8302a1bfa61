import { IMPORT_COLUMNS, type ImportField } from '@/lib/domain/imports/import-fields';
import { headerWords } from './columns/header-words';
import type { RowParser } from './parse-values';
import { memoize } from './values/memoize';
import { isNothing } from './values/parsed';
import { cellText } from './values/text';

const wordsOf = memoize(headerWords);

/**
 * A long text of a row. Several columns may give one: each on a line of its own, with its head before it where the head
 * isn't simply the field's name. `own` is what we have to say ourselves: a level we have no word for, an expiry.
 */
export function joinedText(parser: RowParser, field: ImportField, longest: number, own = ''): string {
  const texts: string[] = [];
  for (const column of parser.columns) {
    if (column.field !== field) continue;
    const text = cellText(parser.cellAt(column));
    if (text === '' || isNothing(text)) continue;
    const isPlain = IMPORT_COLUMNS[field].heads.includes(wordsOf(column.label)) || column.label === '';
    texts.push(isPlain ? text : `${column.label}: ${text}`);
  }
  if (own !== '') texts.push(own);
  const joined = texts.join('\n');
  if (joined.length <= longest) return joined;
  parser.report(field, `The text has ${joined.length} characters; only the first ${longest} were saved.`);
  return joined.slice(0, longest);
}
