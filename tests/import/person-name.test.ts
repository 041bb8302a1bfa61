import { expect, it } from 'vitest';
import { personName } from '@/lib/engines/import/values/person-name';

it.each([
  ['jaspreet kaur', 'Jaspreet Kaur'],
  ['Amandeep SINGH', 'Amandeep Singh'],
  ["SINEAD O'BRIEN-SMITH", "Sinead O'Brien-Smith"],
  ['zoë àvila', 'Zoë Àvila'],
  ['vincent van gogh', 'Vincent van Gogh'],
  ['A. K. Rao', 'A. K. Rao'],
  ['AK Rao', 'AK Rao'],
  ['Ronald McDonald', 'Ronald McDonald'],
  ['李小龍', '李小龍'],
  ['', ''],
])('a name from a spreadsheet gets its capitals right and is otherwise left alone: %s', (typed, name) => {
  expect(personName(typed)).toBe(name);
});
