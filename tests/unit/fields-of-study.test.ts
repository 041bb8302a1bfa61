import { expect, it } from 'vitest';
import { FIELD_OF_STUDY_LENGTH, FIELDS_OF_STUDY, FIELDS_OF_STUDY_BY_CATEGORY } from '@/lib/domain/fields-of-study';
import disciplines from '../../scripts/demo/data/disciplines.json';

it('the fields of study are the categories of the catalogue with their subcategories', () => {
  const categories = disciplines.map(({ name, subcategories }) => [name, subcategories.map((one) => one.name)]);
  expect(Object.entries(FIELDS_OF_STUDY_BY_CATEGORY)).toEqual(categories);
});

it('each is offered once, and could be saved', () => {
  expect(new Set(FIELDS_OF_STUDY).size).toBe(FIELDS_OF_STUDY.length);
  expect(FIELDS_OF_STUDY.filter((name) => name.length > FIELD_OF_STUDY_LENGTH)).toEqual([]);
});
