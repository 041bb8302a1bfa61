import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rolesOf } from '@/lib/engines/meaning/roles/roles';
import { labelled, learn, subjectsRight } from '@/scripts/search/roles-learner';
import { longIt } from '../support/long-it';

const LINES = readFileSync('lib/engines/meaning/roles/sentences.txt', 'utf8').split('\n').filter(Boolean);

it('a labelled sentence is words with roles, and the places behind its commas', () => {
  expect(labelled('want [L:masters] in [S:nursing], [P:uk]')).toEqual({
    words: ['want', 'masters', 'in', 'nursing', 'uk'],
    roles: ['N', 'L', 'N', 'S', 'P'],
    breaks: new Set([4]),
  });
  expect(() => labelled('[Q:nursing]')).toThrow('No role');
});

it('what is kept was learnt of the sentences: nearly all have their subject as it was labelled', () => {
  expect(subjectsRight(LINES.map(labelled))).toBeGreaterThan(0.95);
});

it('the same words tell who asks and what is wanted by their order', () => {
  const words = 'i am a nurse and want to study accounting'.split(' ');
  expect(rolesOf(words, new Set())[3]).toBe('B');
  expect(rolesOf(words, new Set())[8]).toBe('S');
  const turned = 'i am an accountant and want to study nursing'.split(' ');
  expect([rolesOf(turned, new Set())[3], rolesOf(turned, new Set())[8]]).toEqual(['B', 'S']);
});

longIt('of sentences that were not learnt from more than three in four have their subject exactly', () => {
  const all = LINES.map(labelled);
  const weights = learn(all.filter((_, at) => at % 8 > 0));
  expect(
    subjectsRight(
      all.filter((_, at) => at % 8 === 0),
      weights,
    ),
  ).toBeGreaterThan(0.78);
});
