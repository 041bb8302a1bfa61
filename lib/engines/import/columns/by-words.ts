import type { ImportField } from '@/lib/domain/imports/import-fields';
import { type Guess, mapped } from './column-mapping';

interface Worded {
  field: ImportField;
  /** One word of the head names it … */
  core: readonly string[];
  /** … and each other one only says how it is meant. */
  beside: readonly string[];
  /** The word alone doesn't say it. */
  needsMore?: true;
}

const list = (words: string): readonly string[] => words.split(' ');
const LIMIT = 'max maximum most longest allowed allowable permitted permissible acceptable accepted limit upto up to';

const WORDED: readonly Worded[] = [
  {
    field: 'maxGapYears',
    core: list('gap gaps'),
    beside: list(`${LIMIT} study academic education educational years year yrs in of`),
  },
  {
    field: 'maxBacklogs',
    core: list('backlog backlogs arrear arrears'),
    beside: list(`${LIMIT} number no of active history`),
  },
  {
    field: 'minPercentage',
    core: list('percentage percent marks aggregate'),
    beside: [
      ...list('min minimum required requirement needed asked qualifying cut off cutoff academic in last previous'),
      ...list('degree for entry admission eligibility the percentage marks'),
    ],
    needsMore: true,
  },
  {
    field: 'closingDays',
    core: list('deadline deadlines last final closing'),
    beside: list('date dates day days to apply application applications admission admissions submission of for'),
    needsMore: true,
  },
  {
    field: 'campus',
    core: list('city town place'),
    beside: list('name of study studies delivery university college institute institution campus teaching the'),
    needsMore: true,
  },
];

/** The field of a head all of whose words are known to speak of it, in any order: 'Gap Years Accepted', 'Cut off Marks'. */
export function byWords(words: string): Guess | null {
  const all = words.split(' ');
  const found = WORDED.find(({ core, beside, needsMore }) => {
    const others = all.filter((word) => !core.includes(word));
    const isNamed = others.length < all.length && (!needsMore || all.length > 1);
    return isNamed && others.every((word) => beside.includes(word));
  });
  return found ? mapped(found.field, 0.85, `All the words in “${words}” refer to this field.`) : null;
}
