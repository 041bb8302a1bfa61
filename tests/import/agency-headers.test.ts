import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mapHeaders } from '@/lib/engines/import/columns/map-headers';

const LIST = resolve(__dirname, '../../../shared/data/AGENCY_HEADERS.txt');

/** Heads of agencies for which a course has no field; everything else of the list must be understood. */
const UNKNOWN = [
  'TOEFL No Band Less Than',
  'TOEFL iBT No Section Less Than',
  'No ban less than',
  'SAT Score',
  'Application Fee',
  'application_fee',
  'Application Fees',
  'Scholarship Available',
  'Scholarship Detail',
  'Scholarship Deatil',
  'ESL/ELP Detail',
  'ApplicationMode',
  'English Proficiency Exam Waiver',
  'MOI',
  'Closed Intakes',
  'uid',
  'location',
  'serialNo',
  'intakeYear',
];

describe.runIf(existsSync(LIST))('the heads of real agencies', () => {
  const agencies = existsSync(LIST) ? agenciesOf(readFileSync(LIST, 'utf8')) : [];

  it.each(agencies.map((heads, index) => [index + 1, heads] as const))('list %i is understood', (_, heads) => {
    const columns = mapHeaders(heads);
    const unread = columns.filter(({ field }) => field === null).map(({ label }) => label);
    expect(unread.filter((label) => !UNKNOWN.includes(label))).toEqual([]);
    expect(columns.every(({ reason, field, confidence }) => reason !== '' && confidence > 0 === (field !== null))).toBe(
      true,
    );
  });

  it('are six lists', () => expect(agencies).toHaveLength(6));
});

/** Each numbered list with the heads in it, remarks about the lists left out. */
function agenciesOf(text: string): string[][] {
  return text
    .split(/\n(?=\d\) )/)
    .slice(1)
    .map((list) => {
      const heads = list
        .slice(list.indexOf(':') + 1)
        .replace(/union of heads[^\n]*/, '')
        .replace(/\(the sub-score[\s\S]*$/, '')
        .replaceAll('(sic)', '')
        .split(/[|,\n]/)
        .map((head) => head.replace(/^[\s".]+|[\s".]+$/g, ''));
      return heads.filter((head) => head !== '');
    });
}
