import { PLACES } from '@/lib/domain/places/demonyms';
import type { Span } from './clause';
import { pattern, single } from './patterns';

/** Pages of universities for one country: 'Nigeria. Postgraduate: …', often with marks for each class of which a course asks one. */

/** Their classes and divisions are those of percentages, and no British ones. */
const HAS_DIVISIONS = /^(?:Bangladesh|Bhutan|India|Nepal|Pakistan)$/;

/** The country that heads a text, with where its name ends and what that says; null where none does. */
export function pageOf(plain: string): { place: string; to: number; says: Pick<Span, 'kind' | 'asked'> } | null {
  const [all, name = ''] = /^\W*(?:for )?([a-z' ]+?)\s*[.\n]/.exec(plain) ?? [];
  const place = PLACES.get(name.replace(/^the /, ''));
  if (!all || !place) return null;
  const asked = { about: 'classes of' as const, place };
  return { place, to: all.length, says: { kind: 'none', ...(!HAS_DIVISIONS.test(place) && { asked }) } };
}

const CLASS = '(first|2[:.][12]|third)(?: class)?';
/** 'This course asks for a 2:1' */
const ASKS = single`\b(?:this|the|our) (?:course|programme|program|degree) (?:asks?|requires?|needs?|takes?|wants)(?: for)?(?: at least)?(?: an?)? ${CLASS}(?![\d%])`;
const BODY = '(?:(?!,? ?(?:first|2[:.][12]|third)(?: class)? ?:[ \\d])[^;.\\n]|\\.(?=\\d))';
const FOR = 'for (?:(?:courses|those|programmes|degrees)(?: that)? (?:ask|requir|need)\\w*(?: for)? )?(?:an? )?';
/** '2:1: 60%', 'for a 2:1 we ask 60%' and '60% for a 2:1, 50% for a 2:2': a class before its marks, or behind them. */
const BEFORE = pattern`(?<![\d.])(?:${FOR}${CLASS},? we (?:ask|need|require|look)(?: for)?|${CLASS} ?:(?=[ \d]))(${BODY}*)`;
const BEHIND = pattern`(?:(?<=^|[;.\n,(])|\band|\bor)((?:(?!\b(?:and|or) \d|\.\s)[^;\n,]){0,90}?) ${FOR}${CLASS}(?!\d)`;

/** A text with the marks of the one class that its course asks for, and without that class: the others are for other courses. */
export function withOwnClass(plain: string): string {
  const asks = ASKS.exec(plain);
  if (!asks) return plain;
  const blank = (text: string, from: number, to: number, by = '') =>
    text.slice(0, from) + by.padEnd(to - from) + text.slice(to);
  const rest = blank(plain, asks.index, asks.index + asks[0].length);
  const rows = [BEFORE, BEHIND].flatMap((source, place) =>
    [...rest.matchAll(source)].flatMap(({ index, 0: all, 1: one = '', 2: other = '', 3: body = '' }) => {
      const [name, marks] = place === 0 ? [one || other, body] : [other, one];
      const at = index + all.indexOf(marks);
      return /\d/.test(marks)
        ? [{ name: name.replace('.', ':'), from: index, to: index + all.length, at, end: at + marks.length }]
        : [];
    }),
  );
  const name = asks[1]?.replace('.', ':');
  if (!rows.some((row) => row.name === name)) return plain;
  return rows.reduce((text, row) => {
    if (row.name !== name) return blank(text, row.from, row.to);
    // '7.0 for a 2:1' is an average.
    const isAverage = /(?<![\d.])\d\.\d{1,2}\s*$/.test(text.slice(row.at, row.end)) && row.to > row.end;
    return blank(blank(text, row.from, row.at), row.end, row.to, isAverage ? ' gpa' : '');
  }, rest);
}
