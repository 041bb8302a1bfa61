import { describe, expect, test } from 'vitest';
import { CREST_HUES, crestDesign, crestLetters } from '@/components/drawings/crest-design';
import { SKYLINES } from '@/components/drawings/skylines';

describe('the letters of a crest', () => {
  test.each([
    ['University of Ottawa', 'Ot'],
    ['McGill University', 'Mc'],
    ['Sheffield Hallam University', 'SHU'],
    ['National University of Singapore', 'NUS'],
    ['University of British Columbia', 'UBC'],
    ['British Columbia Institute of Technology', 'BCIT'],
    ['University of St Andrews', 'St'],
    ['École de technologie supérieure', 'ÉTS'],
    ['University of South America', 'So'],
    ['Albert Smith School', 'Al'],
    ['Rheinisch-Westfälische Technische Hochschule Aachen', 'RWTH'],
    ['College', 'Co'],
    ['42', '42'],
    ['', '?'],
  ])('of %s are %s', (university, letters) => {
    expect(crestLetters(university)).toBe(letters);
  });
});

test('a crest comes from country and name alone, whatever their case, and never in red', () => {
  expect(crestDesign('University of Ottawa', 'Canada')).toEqual({
    ...crestDesign('UNIVERSITY OF OTTAWA', 'canada'),
    letters: 'Ot',
  });
  const names = Array.from({ length: 400 }, (_, index) => `University of Place ${index}`);
  const designs = names.map((name) => crestDesign(name, 'UK'));
  expect(new Set(designs.map(({ hue }) => hue))).toEqual(new Set(CREST_HUES));
  expect(new Set(designs.map(({ charge }) => charge)).size).toBe(6);
});

test('skylines join: each begins and ends on the same line at the edges of its drawing', () => {
  for (const path of Object.values(SKYLINES)) {
    expect(path).toMatch(/^M0 90/);
    expect(path).toMatch(/(H200|200 90|L200 90)/);
  }
});
