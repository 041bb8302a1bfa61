import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, CURRENCY_OF } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { COURSE_LEVELS, FEE_PERIODS, MONTHS } from '@/lib/domain/courses/course';
import { demoCategories, demoCourseCapacity, demoCourses } from '@/scripts/demo/courses';
import { demoUniversities } from '@/scripts/demo/universities';
import { longIt } from '../support/long-it';
import { LONG } from '../support/tiers';

const courses = [...demoCourses()];

describe('demo courses', () => {
  it('are 3,000 unless asked otherwise, and as many as requested', () => {
    expect(courses).toHaveLength(3000);
    expect([...demoCourses(0)]).toEqual([]);
    expect([...demoCourses(7)]).toHaveLength(7);
  });

  longIt('are the same for the same seed and others for another seed', () => {
    expect(hashOf(demoCourses(2000, 5))).toBe(hashOf(demoCourses(2000, 5)));
    expect(hashOf(demoCourses(2000, 5))).not.toBe(hashOf(demoCourses(2000, 6)));
  });

  it('begin alike whatever the number requested', () => {
    const more = demoCourses(20_000);
    for (const course of demoCourses(500)) expect(more.next().value).toEqual(course);
  });

  it('can be a million, and refuse more than there are, a fraction or a negative number', () => {
    expect(demoCourseCapacity()).toBeGreaterThan(1_000_000);
    for (const count of [demoCourseCapacity() + 1, 1.5, -1])
      expect(() => demoCourses(count).next()).toThrow(RangeError);
  });

  it.runIf(LONG)('have 100,000 distinct identities in 100,000, letter case and spaces aside', () => {
    const identities = new Set<string>();
    for (const { country, university, campus, course, level } of demoCourses(100_000)) {
      identities.add([country, university, campus, course, level].join('|').toLowerCase().replace(/\s+/g, ' '));
    }
    expect(identities.size).toBe(100_000);
  });

  it('state intakes in canonical form: distinct month names in calendar order, one space between', () => {
    for (const { admissionIntake } of courses) {
      const stated = admissionIntake.split(' ');
      expect(MONTHS.filter((month) => stated.includes(month)).join(' ')).toBe(admissionIntake);
      expect(admissionIntake).not.toBe('');
    }
  });

  it('take country, currency, level, fee period, category and subcategory from the lists', () => {
    const subcategories = new Map(demoCategories.map(({ name, subcategories }) => [name, subcategories]));
    for (const course of courses) {
      expect(COUNTRIES).toContain(course.country);
      expect(course.currency).toBe(CURRENCY_OF[course.country]);
      expect(COURSE_LEVELS).toContain(course.level);
      expect(FEE_PERIODS).toContain(course.fee_period);
      expect(subcategories.get(course.category)).toContain(course.subcategory);
    }
  });

  it.each([
    ['Under Graduate', /^(Bachelor of |BA |BSc |BEng |LLB )/],
    ['Post Graduate', /^(Master of |MA |MSc |MBA |LLM )/],
    ['Associate', /^Associate of (Arts|Science) in /],
    ['Foundation', /^Foundation Year in /],
    ['Under Graduate Diploma', /^((Advanced )?Diploma (of|in) |HND )/],
    ['Under Graduate Certificate', /^(Certificate (IV )?in |HNC )/],
    ['Post Graduate Certificate', /^(Graduate|Postgraduate) Certificate in /],
    ['Post Graduate Diploma', /^(Graduate Diploma of|Postgraduate Diploma in|Post-Baccalaureate Diploma in) /],
  ] as const)('of level %s are named accordingly', (level, name) => {
    const named = courses.filter((course) => course.level === level);
    expect(named.length).toBeGreaterThan(20);
    for (const { course } of named) expect(course).toMatch(name);
  });

  it('state tuition as an integer of minor units, a multiple of 50 units', () => {
    for (const { tuitionFeeMinor } of courses) {
      expect(tuitionFeeMinor).toBeGreaterThan(0);
      expect((tuitionFeeMinor ?? 0.5) % 5000).toBe(0);
    }
  });

  it('state the fee of the whole course only when it is shorter than a year', () => {
    for (const { durationInMonths, fee_period } of courses) {
      expect(fee_period).toBe((durationInMonths ?? 0) < 12 ? 'whole course' : 'per year');
      expect(Number.isInteger(durationInMonths)).toBe(true);
    }
  });

  it('ask for IELTS 5.5 to 7.5, the lowest band no higher, and a higher score in every test for a higher band', () => {
    const byBand = new Map<number, CourseDraft>();
    for (const course of courses) {
      expect([5.5, 6, 6.5, 7, 7.5]).toContain(course.ieltsOverall);
      expect(course.ieltsLessThan).toBeLessThanOrEqual(course.ieltsOverall ?? 0);
      expect(course.pteLessThan).toBeLessThanOrEqual(course.pteOverall ?? 0);
      if (course.det !== null) byBand.set(course.ieltsOverall ?? 0, course);
    }
    const rising = [...byBand]
      .sort(([a], [b]) => a - b)
      .map(([, { pteOverall, toefl, det }]) => [pteOverall, toefl, det]);
    expect(rising).toEqual([
      [42, 46, 95],
      [50, 60, 105],
      [58, 79, 115],
      [65, 94, 125],
      [73, 102, 135],
    ]);
  });

  it('ask for GRE or GMAT, never both, only of postgraduates in the USA, the UK and Singapore', () => {
    const asking = courses.filter(({ gre, gmat }) => gre !== null || gmat !== null);
    expect(asking.length).toBeGreaterThan(30);
    for (const { gre, gmat, level, country } of asking) {
      expect(gre === null || gmat === null).toBe(true);
      expect(level).toBe('Post Graduate');
      expect(['USA', 'UK', 'Singapore']).toContain(country);
    }
  });

  it('hold trimmed plain text, the demo remark, and the website of their university as link', () => {
    const websites = new Map(demoUniversities.map(({ university, website }) => [university, website]));
    for (const course of courses) {
      for (const text of [course.course, course.university, course.campus, course.admissionRequirement]) {
        expect(text).toBe(text.trim());
        expect(text).toMatch(/^[^<>\n]{2,}$/);
      }
      expect(course.remarks).toBe('Demo data: check the current fee and dates with the university.');
      expect(course.courseLink).toBe(websites.get(course.university));
    }
  });

  it('are samples once in about 200', () => {
    const samples = courses.filter(({ forSample }) => forSample).length;
    expect(samples).toBeGreaterThan(5);
    expect(samples).toBeLessThan(30);
  });

  it('cover every university, category, country and level', () => {
    expect(new Set(courses.map(({ university }) => university)).size).toBe(demoUniversities.length);
    expect(new Set(courses.map(({ category }) => category)).size).toBe(demoCategories.length);
    expect(new Set(courses.map(({ level }) => level)).size).toBe(COURSE_LEVELS.length);
    for (const country of COUNTRIES)
      expect(courses.filter((course) => course.country === country).length).toBeGreaterThan(150);
  });
});

function hashOf(drafts: Iterable<CourseDraft>): string {
  const hash = createHash('sha256');
  for (const draft of drafts) hash.update(JSON.stringify(draft));
  return hash.digest('hex');
}
