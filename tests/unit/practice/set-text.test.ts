import { describe, expect, it } from 'vitest';
import { readText } from '@/lib/engines/practice/text/read-text';
import { setOfText } from '@/lib/engines/practice/text/set-text';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import { textOfSet } from '../../support/practice-text';

const FACTS = { id: 'site-x', status: 'draft' } as const;
const text = () => textOfSet(readSet('practice/ielts-academic/reading/ielts-ac-reading-short-1.json'));

describe.each(setFiles('practice'))('%s', (file) => {
  it('is the same set when it is read from the text that its author would have stored', () => {
    const set = readSet(file);
    expect(setOfText(textOfSet(set), { id: set.id, status: set.status })).toEqual(set);
  });
});

describe("a draft's text", () => {
  it('has no brackets and quotation marks, and gets its id and state from the site, whatever it says', () => {
    expect(text()).not.toMatch(/^\s*[[{"]/m);
    expect(setOfText(`id: other\nstatus: published\n${text()}`, FACTS)).toMatchObject(FACTS);
  });

  it.each([
    ['a misspelt field', (whole: string) => whole.replace('title: ', 'titel: ')],
    ['another skill', (whole: string) => whole.replace('skill: reading', 'skill: talking')],
    ['a number in words', (whole: string) => whole.replace('seconds: 1200', 'seconds: twenty')],
    ['a kind that is none', (whole: string) => whole.replace('kind: truth', 'kind: truths')],
    ['yes or no in other words', (whole: string) => whole.replace('lettered: no', 'lettered: maybe')],
    ['a line no name', (whole: string) => whole.replace('exam: ielts-academic', 'exam ielts')],
    ['a line too far in', (whole: string) => whole.replace('skill: ', '   skill: ')],
    ['a field twice', (whole: string) => `title: One\n${whole}`],
    ['a list of two kinds', (whole: string) => whole.replace('  * n: 1\n', '  * n: 1\n  - n: 2\n')],
  ])('is no set with %s', (_what, change) => {
    expect(change(text())).not.toBe(text());
    expect(setOfText(change(text()), FACTS)).toBeNull();
  });

  it('is read whatever it is: cut texts, deep lines and odd signs throw nothing', () => {
    const whole = text();
    for (let at = 0; at < whole.length; at += 97) {
      expect(() => setOfText(whole.slice(0, at), FACTS)).not.toThrow();
      expect(() => setOfText(whole.slice(at), FACTS)).not.toThrow();
    }
    const deep = Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    expect(readText(deep)).toBeNull();
    for (const odd of ['', '-', '*', '* *', '- - -', '__proto__: x', 'a:\n  - b\n  * c: d\n e'])
      expect(() => setOfText(odd, FACTS)).not.toThrow();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
