import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/lib/contract/all';
import { sourceFiles } from '../support/rooms';

const EXPORT = /^export (?:const|function|interface|type|class) (\w+)/;
/** A call, made by who may call it: its summary, which the API's document shows too, says what it is. */
const IS_CALL = /= (?:\w+\.)?for[A-Z]\w*\('[A-Z]+ \//;

/** The exports of a source without a docstring in the line above; of a function's overloads the first has it. */
function bare(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const name = EXPORT.exec(line)?.[1];
    const above = lines[at - 1] ?? '';
    const says = above.endsWith('*/') || IS_CALL.test(line) || (name && EXPORT.exec(above)?.[1] === name);
    return name && !says ? [name] : [];
  });
}

/** The sentences that only say a name again: of `CareChoice` 'The care choice.'. */
function echoes(source: string): string[] {
  const pairs = [...source.matchAll(/\/\*\* (.+) \*\/\nexport (?:const|function|interface|type|class) (\w+)/g)];
  return pairs.flatMap(([, text = '', name = '']) => {
    const own = name.replaceAll('_', '').toLowerCase();
    const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
    const further = words.filter(
      (word) => !own.includes(word.replace(/s$/, '')) && !['the', 'and', 'its'].includes(word),
    );
    return further.length ? [] : [name];
  });
}

describe('every export of the contract and the models', () => {
  const files = sourceFiles().filter((file) => /^(lib\/contract|models)\/.*\.ts$/.test(file));

  it('says in a docstring what it is, which a call does in its summary', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap((file) => bare(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([]);
    const short = OPERATIONS.filter(({ summary }) => summary.split(' ').length < 2);
    expect(short.map(({ path }) => path)).toEqual([]);
  });

  it('says more there than its name', () => {
    expect(files.flatMap((file) => echoes(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('is found where it is bare or an echo', () => {
    expect(
      bare("export const a = 1;\n/** Said. */\nexport type B = string;\nexport const c = forStaff('GET /c', {\n"),
    ).toEqual(['a']);
    expect(
      echoes('/** The care choices. */\nexport type CareChoice = 1;\n/** As a query has it. */\nexport type B = 1;'),
    ).toEqual(['CareChoice']);
  });
});
