import type { ImportField } from '@/lib/domain/import-fields';
import { FIELD_NAMES } from './columns/header-names';
import { headerWords } from './columns/header-words';
import type { RowParser } from './parse-values';
import { isNothing } from './values/parsed';
import { remembering } from './values/remembered';
import { cellText } from './values/text';

const LONGEST_TEXT = 20_000;

const wordsOf = remembering(headerWords);

/**
 * The long texts of a row. Several columns may give one: each on a line of its own, with its head before it where the head
 * isn't simply the field's name. `ownRemarks` is what we have to say ourselves: a level we have no word for, an expiry.
 */
export function joinedTexts(parser: RowParser, ownRemarks: string): { admissionRequirement: string; remarks: string } {
  return {
    admissionRequirement: join(parser, 'admissionRequirement', ''),
    remarks: join(parser, 'remarks', ownRemarks),
  };
}

function join(parser: RowParser, field: ImportField, last: string): string {
  const texts: string[] = [];
  for (const column of parser.columns) {
    if (column.field !== field) continue;
    const text = cellText(parser.cellAt(column));
    if (text === '' || isNothing(text)) continue;
    const isPlain = FIELD_NAMES[field]?.includes(wordsOf(column.label)) || column.label === '';
    texts.push(isPlain ? text : `${column.label}: ${text}`);
  }
  if (last !== '') texts.push(last);
  const joined = texts.join('\n');
  if (joined.length <= LONGEST_TEXT) return joined;
  parser.report(field, `The text has ${joined.length} characters; only the first ${LONGEST_TEXT} were kept.`);
  return joined.slice(0, LONGEST_TEXT);
}
