import { describe, expect, it } from 'vitest';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { visaPlanOf } from '@/lib/engines/cost/visa-plan';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { type FactOverrides, factOn } from '@/lib/engines/facts/read';

const TODAY = '2026-11-29';
const question = (overrides?: FactOverrides) => ({
  on: TODAY,
  read: (id: FactId, day = TODAY) => factOn(id, day, overrides),
});

type Row = [
  ...[starts: string, ukOpens: string, ukMoney: string, ukApply: string, auApply: string, auLatest: string],
  ...[nzApply: string, nzLatest: string, usOpens: string, sgOpens: string, sgApply: string],
];

/**
 * Twelve starts, with the days counted back on a calendar apart from the code, from what the sources say. UK: six months at the earliest, decision within three weeks, the money 28 days until the
 * application. Australia: at least 6 to 8 weeks ahead. New Zealand: three months ahead, decisions within 6 to 7 weeks. USA: issued at most
 * 365 days ahead. Singapore: at most three months ahead and at least two. Canada, and the USA beyond that: no published time, no day.
 */
const SHEET = `
2027-02-01 2026-08-01 2026-12-15 2027-01-11 2026-12-07 2026-12-21 2026-11-01 2026-12-14 2026-02-01 2026-11-01 2026-12-01
2027-03-01 2026-09-01 2027-01-12 2027-02-08 2027-01-04 2027-01-18 2026-12-01 2027-01-11 2026-03-01 2026-12-01 2027-01-01
2027-05-01 2026-11-01 2027-03-14 2027-04-10 2027-03-06 2027-03-20 2027-02-01 2027-03-13 2026-05-01 2027-02-01 2027-03-01
2027-07-01 2027-01-01 2027-05-14 2027-06-10 2027-05-06 2027-05-20 2027-04-01 2027-05-13 2026-07-01 2027-04-01 2027-05-01
2027-08-01 2027-02-01 2027-06-14 2027-07-11 2027-06-06 2027-06-20 2027-05-01 2027-06-13 2026-08-01 2027-05-01 2027-06-01
2027-09-01 2027-03-01 2027-07-15 2027-08-11 2027-07-07 2027-07-21 2027-06-01 2027-07-14 2026-09-01 2027-06-01 2027-07-01
2027-10-01 2027-04-01 2027-08-14 2027-09-10 2027-08-06 2027-08-20 2027-07-01 2027-08-13 2026-10-01 2027-07-01 2027-08-01
2027-11-01 2027-05-01 2027-09-14 2027-10-11 2027-09-06 2027-09-20 2027-08-01 2027-09-13 2026-11-01 2027-08-01 2027-09-01
2028-01-01 2027-07-01 2027-11-14 2027-12-11 2027-11-06 2027-11-20 2027-10-01 2027-11-13 2027-01-01 2027-10-01 2027-11-01
2028-02-01 2027-08-01 2027-12-15 2028-01-11 2027-12-07 2027-12-21 2027-11-01 2027-12-14 2027-02-01 2027-11-01 2027-12-01
2028-03-01 2027-09-01 2028-01-13 2028-02-09 2028-01-05 2028-01-19 2027-12-01 2028-01-12 2027-03-02 2027-12-01 2028-01-01
2028-04-01 2027-10-01 2028-02-13 2028-03-11 2028-02-05 2028-02-19 2028-01-01 2028-02-12 2027-04-02 2028-01-01 2028-02-01`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as Row);

const NONE = { opens: null, startBy: null, applyBy: null, latest: null };

describe('the days of a visa plan', () => {
  it('are on the sheet for twelve starts in six countries', () => {
    expect(new Set(SHEET.map(([starts]) => starts)).size * COUNTRIES.length).toBe(72);
  });

  it.each(SHEET)('for a start on %s are those of the sheet', (starts, ...days) => {
    const [ukOpens, ukMoney, ukApply, auApply, auLatest, nzApply, nzLatest, usOpens, sgOpens, sgApply] = days;
    const expected: Record<Country, object> = {
      UK: { ...NONE, opens: ukOpens, startBy: ukMoney, applyBy: ukApply },
      Canada: NONE,
      Australia: { ...NONE, applyBy: auApply, latest: auLatest },
      'New Zealand': { ...NONE, applyBy: nzApply, latest: nzLatest },
      USA: { ...NONE, opens: usOpens },
      Singapore: { ...NONE, opens: sgOpens, applyBy: sgApply },
    };
    for (const country of COUNTRIES) {
      const { opens, startBy, applyBy, latest } = visaPlanOf(country, starts, question());
      expect({ opens, startBy, applyBy, latest }, country).toEqual(expected[country]);
    }
  });

  it('are in order: opens, start, apply, the latest, the course', () => {
    for (const country of COUNTRIES)
      for (const [starts] of SHEET) {
        const { opens, startBy, applyBy, latest } = visaPlanOf(country, starts, question());
        const known = [opens, startBy, applyBy, latest].flatMap((day) => day ?? []);
        expect([...known, starts].toSorted(), `${country} ${starts}`).toEqual([...known, starts]);
      }
  });
});

describe('what a visa plan says', () => {
  const plan = (country: Country, overrides?: FactOverrides) => visaPlanOf(country, '2027-09-01', question(overrides));

  it('names in each country what to have in hand first, with its source', () => {
    const first = Object.fromEntries(COUNTRIES.map((country) => [country, plan(country).steps[0]?.name]));
    expect(first).toEqual({
      Canada: 'Letter of acceptance (LOA)',
      Australia: 'Confirmation of enrolment (CoE)',
      'New Zealand': 'Offer of place',
      USA: 'I-20',
      UK: 'CAS',
      Singapore: 'SOLAR registration',
    });
    for (const country of COUNTRIES) {
      expect(plan(country).steps.length, country).toBeGreaterThanOrEqual(5);
      expect(plan(country).stepsSource, country).not.toBeNull();
    }
  });

  it('where no time is published, says so and where to look', () => {
    const [time] = plan('Canada').times;
    expect(time).toMatchObject({ certainty: 'not known', source: null });
    expect(time?.look?.address).toMatch(/^https:\/\/www\.cic\.gc\.ca\//);
    expect(plan('USA').times[0]?.look?.title).toContain('Department of State');
  });

  it('gives a published range in weeks, never a mean, and marks old ones', () => {
    expect(plan('Australia').times[0]).toMatchObject({ certainty: 'last known' });
    expect(plan('Australia').times[0]?.text).toMatch(/^6 to 8 weeks\. /);
    expect(plan('UK').times[0]?.text).toMatch(/^Up to 3 weeks\. /);
    expect(plan('New Zealand').times.map(({ text }) => text.split('.')[0])).toEqual([
      '6 to 7 weeks',
      '3 months before the course starts',
    ]);
  });

  it('follows what an admin enters: with a time for Canada there are days, and the four months of statements', () => {
    const period = {
      value: { from: 56, to: 84 },
      validFrom: '2026-01-01',
      validTo: null,
      source: { title: 'A page', address: 'https://example.org/', kind: 'official' },
      readOn: TODAY,
      reviewBy: '2027-05-29',
    } as const;
    const { startBy, applyBy, latest } = plan('Canada', new Map([['canada.visa.time', [period]]]));
    expect({ startBy, applyBy, latest }).toEqual({
      startBy: '2027-02-09',
      applyBy: '2027-06-09',
      latest: '2027-07-07',
    });
  });
});
