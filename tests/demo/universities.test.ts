import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/domain/countries';
import { demoCategories } from '@/scripts/demo/courses';
import { demoUniversities } from '@/scripts/demo/universities';

describe('demo universities', () => {
  it.each([
    ['Canada', 55],
    ['Australia', 40],
    ['New Zealand', 8],
    ['USA', 80],
    ['UK', 60],
    ['Singapore', 8],
  ] as const)('of %s are at least %i', (country, count) => {
    expect(demoUniversities.filter((university) => university.country === country).length).toBeGreaterThanOrEqual(
      count,
    );
  });

  it('have a name of their own within the country, an https website and one to three distinct campuses', () => {
    for (const country of COUNTRIES) {
      const names = demoUniversities
        .filter((university) => university.country === country)
        .map(({ university }) => university);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const { website, campuses } of demoUniversities) {
      expect(new URL(website).protocol).toBe('https:');
      expect(new URL(website).hostname).toMatch(/\.[a-z]{2,3}$/);
      expect(campuses.length).toBeGreaterThanOrEqual(1);
      expect(campuses.length).toBeLessThanOrEqual(3);
      expect(new Set(campuses).size).toBe(campuses.length);
    }
  });

  it('have whole fees and IELTS half bands, the lowest no higher than the overall', () => {
    for (const { yearlyFee, ielts } of demoUniversities) {
      expect(Number.isInteger(yearlyFee.underGraduate) && Number.isInteger(yearlyFee.postGraduate)).toBe(true);
      expect(Number.isInteger(ielts.overall * 2) && Number.isInteger(ielts.lowest * 2)).toBe(true);
      expect(ielts.lowest).toBeLessThanOrEqual(ielts.overall);
    }
  });

  it('are limited to categories that exist', () => {
    const categories = demoCategories.map(({ name }) => name);
    for (const name of demoUniversities.flatMap(({ focus }) => focus)) expect(categories).toContain(name);
  });

  it('are of a known kind and country', () => {
    for (const { kind, country } of demoUniversities) {
      expect(['university', 'college', 'polytechnic']).toContain(kind);
      expect(COUNTRIES).toContain(country);
    }
  });
});

describe('demo categories', () => {
  it('are 14, each with four to eight subcategories of their own', () => {
    expect(demoCategories).toHaveLength(14);
    for (const { subcategories } of demoCategories) {
      expect(subcategories.length).toBeGreaterThanOrEqual(4);
      expect(subcategories.length).toBeLessThanOrEqual(8);
    }
    const all = demoCategories.flatMap(({ subcategories }) => subcategories);
    expect(new Set(all).size).toBe(all.length);
  });
});
