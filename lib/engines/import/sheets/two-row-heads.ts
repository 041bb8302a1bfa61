/** What stands under a head that several columns share. */
const SECOND_ROW_HEAD = new RegExp(
  `^(?:${[
    '(?:overall|total)(?: scores?)?',
    'scores?',
    'min(?:imum)?(?: (?:score|bands?|in each|each))?',
    'lowest(?: .*)?',
    'no (?:bands?|sections?)\\b.*',
    '.*less than',
    'each(?: (?:band|section|component|module|skill))?',
    'sub[- ]?(?:scores?|bands?)',
    '(?:reading|writing|listening|speaking|read|write|listen|speak|[rwls])',
    '(?:per )?(?:year|semester|month|annum)',
    'whole course',
    '(?:domestic|home|local|uk|eu|international|overseas|off ?shore|on ?shore)(?: (?:students?|fees?))?',
    'amount|currency|period|name|code|title|unit|value|months?|weeks?|years?',
  ].join('|')})$`,
  'i',
);

const LONGEST = 40;
const needsGroup = (text: string): boolean => text.length <= LONGEST && SECOND_ROW_HEAD.test(text);

/**
 * The heads of two rows read as one, in the ways that they may be meant. Where all others stand in the upper row, the lower one
 * holds nothing but heads of groups: 'IELTS' over 'Overall'. Where they stand in the lower, the upper one names groups alone.
 */
export function twoRowHeads(upper: readonly string[], lower: readonly string[]): string[][] {
  return [withHeadsAbove(upper, lower), withHeadsBelow(upper, lower)].flatMap((labels) => (labels ? [labels] : []));
}

function withHeadsAbove(upper: readonly string[], lower: readonly string[]): string[] | null {
  let group = '';
  let found = false;
  const labels: string[] = [];
  for (let column = 0; column < Math.max(upper.length, lower.length); column++) {
    const own = upper[column] ?? '';
    const under = lower[column] ?? '';
    if (own !== '') group = own;
    if (under !== '' && under !== own && !needsGroup(under)) return null;
    if (under === '' || under === own) labels.push(own);
    else {
      found = true;
      labels.push(`${group} ${under}`.trim());
    }
  }
  return found ? labels : null;
}

/** A group reaches as far as heads that need one follow each other. */
function withHeadsBelow(upper: readonly string[], lower: readonly string[]): string[] | null {
  const filled = (row: readonly string[]) => row.filter((text) => text !== '').length;
  if (filled(upper) >= filled(lower)) return null;
  let group = '';
  let found = false;
  const labels = Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const own = upper[column] ?? '';
    const under = lower[column] ?? '';
    const isOfGroup = needsGroup(under);
    group = own || (isOfGroup ? group : '');
    if (under === '') return own;
    if (group === '' || !isOfGroup) return under;
    found = true;
    return `${group} ${under}`;
  });
  return found ? labels : null;
}
