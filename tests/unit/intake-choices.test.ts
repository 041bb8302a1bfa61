import { describe, expect, it } from 'vitest';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { anyOpen, firstIntake, intakeChoices } from '@/lib/services/applications/intake-choices';

const NOW = new Date(2026, 10, 20);

describe('the intakes an application form offers', () => {
  it('are this year and the next two, with the months of the course in calendar order', () => {
    const choices = intakeChoices(intakesOf('Sep Jan Dec'), [], NOW);
    expect(choices.map(({ year }) => year)).toEqual([2026, 2027, 2028]);
    expect(choices[1]?.months).toEqual([
      { month: 'Jan', state: 'open' },
      { month: 'Sep', state: 'open' },
      { month: 'Dec', state: 'open' },
    ]);
  });

  it('leave out months that are past, and a year without a month that is left', () => {
    const [thisYear] = intakeChoices(intakesOf('Oct Nov Dec'), [], NOW);
    expect(thisYear?.months.map(({ month }) => month)).toEqual(['Nov', 'Dec']);
    expect(intakeChoices(intakesOf('Jan Sep'), [], NOW).map(({ year }) => year)).toEqual([2027, 2028]);
  });

  it('show an intake applied for as applied, that year only', () => {
    const choices = intakeChoices(intakesOf('Sep'), [{ year: 2027, month: 'Sep' }], NOW);
    expect(choices.map(({ months }) => months[0]?.state)).toEqual(['applied', 'open']);
  });

  it('are exhausted once every one is past or applied for', () => {
    const applied = [
      { year: 2027, month: 'Sep' as const },
      { year: 2028, month: 'Sep' as const },
    ];
    expect(anyOpen(intakeChoices(intakesOf('Sep'), applied, NOW))).toBe(false);
    expect(anyOpen(intakeChoices(intakesOf('Sep'), applied.slice(1), NOW))).toBe(true);
  });

  it('are all twelve months where the course publishes none', () => {
    expect(intakeChoices(intakesOf(''), [], NOW)[2]?.months).toHaveLength(12);
  });
});

describe('the intake by which an application form judges first', () => {
  it('is the earliest that is open; the earliest of all where none is; none where there is none', () => {
    const applied = [{ year: 2026, month: 'Dec' as const }];
    expect(firstIntake(intakeChoices(intakesOf('Sep Jan Dec'), applied, NOW))).toMatchObject({
      year: 2027,
      month: 'Jan',
    });
    const all = [2026, 2027, 2028].map((year) => ({ year, month: 'Dec' as const }));
    expect(firstIntake(intakeChoices(intakesOf('Dec'), all, NOW))).toMatchObject({ year: 2026, month: 'Dec' });
    expect(firstIntake([])).toBeUndefined();
  });
});
