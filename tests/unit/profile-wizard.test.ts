import { describe, expect, it } from 'vitest';
import { academicChecks, academicLabel, academicValues } from '@/components/profile/academic-values';
import { fileProblem } from '@/components/profile/documents/upload-documents';
import { problemsOf } from '@/components/profile/form-problems';
import { INDIAN_STATES, withStored } from '@/components/profile/places';
import { furthestStep, stepAfter, stepOf } from '@/components/profile/wizard-steps';
import type { AcademicView } from '@/lib/contract/profile/academic-view';
import { phoneCountryOf } from '@/lib/domain/phones';
import { PASSPORT_CHOICES, WORLD_COUNTRIES } from '@/lib/domain/places/world-countries';
import { TEST_FIELDS } from '@/lib/domain/test-scores';
import { education, ieltsScores } from '../support/profiles';

const saved = {
  ...Object.fromEntries(TEST_FIELDS.map((field) => [field, null])),
  ...ieltsScores,
  educationSummaries: [education()],
} as unknown as AcademicView;
const check = (values: ReturnType<typeof academicValues>) =>
  academicChecks.resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the steps of the wizard', () => {
  it('are read from an address, 1 to 5 and nothing else', () => {
    expect(['1', '5', '0', '6', '2.5', '', undefined, ['2']].map((asked) => stepOf(asked))).toEqual([
      1,
      5,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('go on by one after a save, and end at the last', () => {
    expect([1, 2, 5].map((step) => stepAfter(step as 1 | 2 | 5))).toEqual([2, 3, 5]);
  });

  it('are reachable up to the one after the last saved', () => {
    expect(furthestStep([true, false, false, false, false])).toBe(2);
    expect(furthestStep([true, true, true, false, false])).toBe(4);
    expect(furthestStep([true, true, true, true, true])).toBe(5);
  });
});

describe('the academic step', () => {
  it('sends what it was filled from', async () => {
    const { values, errors } = await check(academicValues(saved));
    expect(errors).toEqual({});
    expect(values).toMatchObject({ educationSummaries: [education()], ...ieltsScores, pte_overall: null });
  });

  it('sends nothing of a test that is not ticked, whatever was typed into it', async () => {
    const typed = academicValues(saved);
    const { values } = await check({ ...typed, taken: { ...typed.taken, ielts: false } });
    expect(values).toMatchObject({ ielts_overall: null, ielts_trf_no: null });
  });

  it('refuses a ticked test without scores, at its overall score', async () => {
    const typed = academicValues(saved);
    const { errors } = await check({ ...typed, taken: { ...typed.taken, pte: true } });
    expect(problemsOf(errors, academicLabel)).toEqual([
      { name: 'tests.pte_overall', message: 'PTE, Overall: Please enter the PTE scores, or untick this test.' },
    ]);
  });

  it("says what to enter in the contract's words, also where a field takes more than one spelling", async () => {
    const typed = academicValues(saved);
    const [entry] = typed.educationSummaries;
    const { errors } = await check({
      educationSummaries: [{ ...entry, percentage: '7.8 CGPA' } as typeof entry & object],
      tests: { ...typed.tests, ielts_overall: 'seven', ielts_test_date: '31/12/2025' },
      taken: { ...typed.taken, ielts: true },
    });
    expect(problemsOf(errors, academicLabel).map(({ message }) => message)).toEqual([
      'Education 1, Percentage: Please enter a percentage from 0 to 100, for example 88.4. Enter other marks under Marks.',
      'IELTS, Test date: Please enter a real date between 1900 and 2099.',
      'IELTS, Overall: Please enter a number from 0 to 9 in steps of 0.5.',
    ]);
  });

  it('names the entry and the field of a mistake', async () => {
    const typed = academicValues(saved);
    const [entry] = typed.educationSummaries;
    const { errors } = await check({ ...typed, educationSummaries: [{ ...entry, city: '' } as typeof entry & object] });
    expect(problemsOf(errors, academicLabel)).toEqual([
      { name: 'educationSummaries.0.city', message: 'Education 1, City: Please fill in this field.' },
    ]);
  });
});

describe('the lists of places', () => {
  it('hold each country and each of the 36 states and territories once', () => {
    expect(new Set(WORLD_COUNTRIES).size).toBe(WORLD_COUNTRIES.length);
    expect(WORLD_COUNTRIES.length).toBeGreaterThan(193);
    expect(new Set(INDIAN_STATES).size).toBe(36);
  });

  it('offer the four countries of the specification first for a passport, and every other country after them', () => {
    expect(PASSPORT_CHOICES.slice(0, 4)).toEqual(['India', 'Pakistan', 'Nepal', 'Bangladesh']);
    expect(PASSPORT_CHOICES.toSorted()).toEqual(WORLD_COUNTRIES.toSorted());
  });

  it('each have a telephone code, so that a number typed at home is known', () => {
    expect(WORLD_COUNTRIES.filter((name) => !phoneCountryOf({ country: name }))).toEqual([]);
  });

  it('keep a stored value choosable', () => {
    expect(withStored(['Goa'], 'Old Goa')).toEqual(['Old Goa', 'Goa']);
    expect(withStored(['Goa'], 'Goa')).toEqual(['Goa']);
  });
});

describe('a document', () => {
  it('is refused before it is sent when it is of the wrong kind, empty or too large', () => {
    expect(fileProblem({ name: 'a.PDF', size: 10 * 1024 * 1024 })).toBeNull();
    // A JPG may be called so: its content says.
    expect(fileProblem({ name: 'a.HEIC', size: 1 })).toBeNull();
    expect(fileProblem({ name: 'a.exe', size: 1 })).toBe('a.exe is not a PDF, JPG, PNG, WebP, DOC or DOCX file.');
    expect(fileProblem({ name: 'a.pdf', size: 0 })).toBe('a.pdf is empty.');
    expect(fileProblem({ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 })).toBe('a.pdf is larger than 10 MB.');
  });
});
