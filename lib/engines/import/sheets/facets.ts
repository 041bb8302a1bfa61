import { LONGEST_PLACES } from '@/lib/domain/courses/course-rules';
import { headerWords } from '../columns/header-words';
import type { SheetRow } from '../spreadsheet';
import { isNothing } from '../values/parsed';
import { cellLine } from '../values/text';

/** What the rows of one key list together, in one further column: places of a course, names of a university. */
export interface SheetFacet {
  label: string;
  /** Where the texts stand in the other sheet. */
  columns: readonly number[];
  /** They are names, of which 'St James College' is no street. */
  areNames?: boolean;
}

type Heads = readonly { label: string; column: number }[];
type RowsByKey = ReadonlyMap<string, readonly SheetRow[]>;

const PLACE = /\b(?:city|cities|town|suburb|state|province|location|locations|campus|campuses|site)\b/;
const NO_PLACE =
  /\b(?:address|postcode|code|type|phone|email|country|id|no|number|capacity|website|postal|intakes?|dates?)\b/;
const OTHER_NAME = /^(?:.* )?(?:trading|trade|other|alternative|former|brand|also known as) ?(?:names?)?$/;

/** The places of a list in which some course has several; null where it has one row for each. */
export function placesIn(heads: Heads, rows: RowsByKey): SheetFacet | null {
  const columns = heads.flatMap(({ label, column }) => {
    const words = headerWords(label);
    return PLACE.test(words) && !NO_PLACE.test(words) ? [column] : [];
  });
  const differs = [...rows.values()].some((some) => new Set(some.map((row) => lineOf(row, columns))).size > 1);
  return columns.length > 0 && differs ? { label: 'Teaching Locations', columns } : null;
}

/** The further names of universities in a list of them. */
export function namesIn(heads: Heads): SheetFacet | null {
  const columns = heads.flatMap(({ label, column }) => (OTHER_NAME.test(headerWords(label)) ? [column] : []));
  return columns.length > 0 ? { label: 'Other University Names', columns, areNames: true } : null;
}

/** What the rows list, each once. */
export function facetText({ columns, areNames = false }: SheetFacet, rows: readonly SheetRow[]): string | null {
  const texts = new Set(rows.map((row) => lineOf(row, columns, areNames)).filter(Boolean));
  let text = '';
  for (const one of texts) {
    const longer = text === '' ? one : `${text}; ${one}`;
    if (longer.length <= LONGEST_PLACES) text = longer;
  }
  return text || null;
}

/** 'Level 4, 333 Adelaide Street' is no place to search for; 'St Lucia' and 'Lane Cove' are. */
const ADDRESS =
  /\d.*\d|\b(?:level|suite|building) *\d|.\b(?:street|st|road|rd|avenue|ave|lane|drive|dr|parade|highway)\b\.? *(?:,|$)/i;

function lineOf({ cells }: SheetRow, columns: readonly number[], areNames = false): string {
  const texts = columns.map((column) => cellLine(cells[column] ?? null).replaceAll(';', ','));
  const said = texts.filter((text) => text !== '' && !isNothing(text) && (areNames || !ADDRESS.test(text)));
  return said.filter((text, at) => said.findIndex((one) => one.toLowerCase() === text.toLowerCase()) === at).join(', ');
}
