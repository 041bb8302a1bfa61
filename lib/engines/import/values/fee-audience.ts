/** Whose fee a text is about: ours are those of students from abroad. */
type Audience = 'international' | 'home' | '';

const INTERNATIONAL =
  /\b(?:inter ?national|intern?tl|intl|int ?l|overseas|off ?shore|foreign|non[- ]?(?:residents?|eu|uk|citizens?|locals?|domestic)|out[- ]of[- ](?:country|canada|state|province))\b/;
const HOME =
  /\b(?:home|domestic|local|locals|on ?shore|uk|u\.k\.|eu|british|canadian|australian|nz|residents?|citizens?|in[- ]state|in[- ]province|csp|cgs|national)\b/;

/** 'Overseas students' is about students from abroad, 'UK/EU' about home ones, 'Non-resident' and 'International/EU' about ours. */
export function audienceOf(text: string): Audience {
  const words = text.toLowerCase().replace(/['’]/g, '').replaceAll('_', ' ');
  if (INTERNATIONAL.test(words)) return 'international';
  return HOME.test(words) ? 'home' : '';
}

const AMOUNT = /(?:[A-Za-z]{0,3}[$£€₹]|\b[A-Z]{3}\b)? ?\d[\d.,]*(?: ?(?:k|lakhs?|lacs?))?\b(?: ?[A-Z]{3}\b)?/g;

/**
 * The amount for students from abroad where a cell names one for each kind of student: 'UK £18,000 International £31,000'
 * → '£31,000', with the period that stands beside it. Null when the cell isn't of that form; '' when it names a home fee
 * only.
 */
export function internationalPart(cell: string): string | null {
  if (!audienceOf(cell)) return null;
  const text = cell.replace(/\b20\d\d(?:[-/]\d{2,4})?\b/g, ' ');
  const amounts = [...text.matchAll(AMOUNT)];
  if (amounts.length === 0) return null;
  const lead = text.slice(0, amounts[0]?.index);
  const isBefore = audienceOf(lead) !== '';
  const labelled = amounts.map((match, index) => {
    const end = match.index + match[0].length;
    const before = text.slice(index === 0 ? 0 : endOf(amounts[index - 1]), match.index);
    const after = text.slice(end, amounts[index + 1]?.index ?? text.length);
    const period = /(?:per|\/|p\.?a|an?nual)[^;,|()]*/i.exec(isBefore ? withoutAudience(after) : after)?.[0] ?? '';
    return { audience: audienceOf(isBefore ? before : after), text: match[0], period: withoutAudience(period) };
  });
  const ours = labelled.filter(({ audience }) => audience === 'international');
  const [first] = ours;
  if (!first) return labelled.every(({ audience }) => audience === 'home') ? '' : null;
  if (ours.some((other) => other.text !== first.text)) return null;
  if (labelled.length === 1) return null;
  return `${first.text} ${first.period}`.trim();
}

const endOf = (match: RegExpMatchArray | undefined) => (match?.index ?? 0) + (match?.[0].length ?? 0);

function withoutAudience(text: string): string {
  const at = text.toLowerCase().search(new RegExp(`${INTERNATIONAL.source}|${HOME.source}`));
  return at === -1 ? text : text.slice(0, at);
}
