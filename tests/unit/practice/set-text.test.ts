import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '@/lib/engines/practice/text/read-text';
import { setOfText, textOfSet } from '@/lib/engines/practice/text/set-text';
import { readSet, setFiles } from '@/scripts/practice/sets';

const FACTS = { id: 'own-x', status: 'draft' } as const;
const SHORT = 'practice/ielts-academic/reading/ielts-ac-reading-short-1.json';
const text = () => textOfSet(readSet(SHORT));
/** What is wrong after a change of the short set's text, as `line: sentence`. */
const wrong = (changed: string) => setOfText(changed, FACTS, () => null).problems;
const lineOf = (whole: string, words: string) => whole.split('\n').findIndex((row) => row.includes(words)) + 1;

describe.each(setFiles())('%s', (file) => {
  it('is the same set after it was written as an author reads it, and read again', () => {
    const set = readSet(file);
    const drawing = (name: string) => {
      const path = join(dirname(file), name);
      return existsSync(path) ? readFileSync(path, 'utf8') : null;
    };
    const read = setOfText(textOfSet(set), { id: set.id, status: set.status }, drawing);
    expect(read.problems).toEqual([]);
    expect(read.set).toEqual(set);
  });
});

describe("a set in its author's text", () => {
  it('has no brackets, quotation marks or fields that the site sets', () => {
    expect(text()).not.toMatch(/^\s*[[{"]/m);
    expect(text()).not.toMatch(/^(id|status|format|licence|level|lang):/m);
    expect(wrong(`id: other\n${text()}`)).toEqual([{ line: 1, text: '“id” is set by this site. Leave it out.' }]);
  });

  it('names what the check finds at the line of its question, and of its passage', () => {
    const proof = 'which were slow in the mornings and frequently out of order';
    const at = lineOf(text(), `- ${proof}`);
    const changed = text().replace(`- ${proof}`, '- which were fast');
    const [first] = wrong(changed);
    expect(first?.text).toBe("Question 1: the proof doesn't stand in the text: which were fast");
    expect(Math.abs((first?.line ?? 0) - at)).toBeLessThanOrEqual(4);
    expect(changed.split('\n')[(first?.line ?? 0) - 1]).toContain('n: 1');
    const cut = text().replace(/^ {6}([A-F]): .*$/gm, '      $1: Gone.');
    expect(wrong(cut).map(({ text: sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^Passage 1 has \d+ words$/),
    );
  });

  it.each([
    [
      'a misspelt field',
      (whole: string) => whole.replace('title: ', 'titel: '),
      /“title” is missing|“titel” is no field/,
    ],
    [
      'another skill',
      (whole: string) => whole.replace('skill: reading', 'skill: talking'),
      /“skill” must be reading, listening, .* or /,
    ],
    ['a number in words', (whole: string) => whole.replace('seconds: 1200', 'seconds: twenty'), /“seconds” must be a/],
    ['a kind that is none', (whole: string) => whole.replace('kind: truth', 'kind: truths'), /“kind”/],
    [
      'yes or no in other words',
      (whole: string) => whole.replace('lettered: no', 'lettered: maybe'),
      /must be yes or no/,
    ],
    ['a line without a name', (whole: string) => whole.replace('exam: ielts-academic', 'exam ielts'), /Write a name/],
    ['a line too far in', (whole: string) => whole.replace('skill: ', '   skill: '), /Begin this line below/],
    ['a field twice', (whole: string) => `title: One\n${whole}`, /stands here twice/],
    ['a tab', (whole: string) => whole.replace('  * n: 1', '\t* n: 1'), /not with tabs/],
  ])('says of %s on which line it stands', (_what, change, sentence) => {
    const problems = wrong(change(text()));
    expect(problems.map(({ text: words }) => words).join('\n')).toMatch(sentence);
    expect(problems.every(({ line }) => line >= 1 && line <= text().split('\n').length + 1)).toBe(true);
  });

  it('is read whatever it is: letters at random, deep lines and cut texts throw nothing', () => {
    const whole = text();
    for (let at = 0; at < whole.length; at += 97) {
      expect(() => setOfText(whole.slice(0, at), FACTS, () => null)).not.toThrow();
      expect(() => setOfText(whole.slice(at), FACTS, () => null)).not.toThrow();
    }
    const deep = Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    expect(readText(deep).problems[0]?.text).toBe('This stands too far in.');
    for (const odd of ['', '-', '*', '* *', '- - -', '__proto__: x', 'a:\n  - b\n  * c: d\n e'])
      expect(() => setOfText(odd, FACTS, () => null)).not.toThrow();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
