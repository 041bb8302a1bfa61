import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decisionsNamed, textsOfTheProject } from '../support/decision-references';
import { warn } from '../support/warn';

const FOLDER = 'docs/decisions';
const FILES = readdirSync(FOLDER).filter((name) => /^\d{4}-[a-z0-9-]+\.md$/.test(name));
const NUMBERS = new Set(FILES.map((name) => Number(name.slice(0, 4))));
const INDEX = readFileSync(`${FOLDER}/README.md`, 'utf8');
const [SHELF = '', RETIRED = ''] = INDEX.split('\n## Retired numbers\n');

describe.each(FILES)('%s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');

  it('has its number, a title and a status', () => {
    expect(text).toMatch(
      new RegExp(
        `^# ${Number(name.slice(0, 4))}\\. .+\n\nStatus: (accepted, \\d{4}-\\d\\d-\\d\\d|replaced by \\d{4})\\b`,
      ),
    );
  });

  it('stands once in the index, by its room, and not among the retired numbers', () => {
    expect(SHELF.split(`](${name})`).length - 1).toBe(1);
    expect(RETIRED).not.toMatch(new RegExp(`^\\| ${Number(name.slice(0, 4))} \\|`, 'm'));
  });
});

it('decisions of more than 300 words are named', () => {
  const words = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8').split(/\s+/).filter(Boolean).length;
  warn(
    'More than 300 words in a decision',
    FILES.filter((name) => words(name) > 300),
  );
});

describe('references to decisions', () => {
  it('lead to a decision that is there', () => {
    const lost = textsOfTheProject().flatMap(({ path, text }) =>
      decisionsNamed(text)
        .filter((number) => !NUMBERS.has(number))
        .map((number) => `${path}: decision ${number}`),
    );
    expect(lost).toEqual([]);
  });

  it('name its file as it is called now', () => {
    const lost = textsOfTheProject().flatMap(({ path, text }) =>
      [...text.matchAll(/decisions\/(\d{4}-[\w-]+\.md)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !FILES.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('are the number that their link leads to', () => {
    const wrong = textsOfTheProject()
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\[(?:decision )?d?(\d+)\]\((?:[\w./-]*\/)?(\d{4})-[\w-]+\.md\)/g)]
          .filter(([, said, file]) => Number(said) !== Number(file))
          .map(([found]) => `${posix.basename(path)}: ${found}`),
      );
    expect(wrong).toEqual([]);
  });

  it('of measurements (d21) lead to a decision that is there', () => {
    const lost = textsOfTheProject()
      .filter(({ path }) => path.startsWith('docs/measurements/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bd(\d{1,3})\b/g)]
          .filter(([, number]) => !NUMBERS.has(Number(number)))
          .map(([found]) => `${path}: ${found}`),
      );
    expect(lost).toEqual([]);
  });

  it('by retired numbers lead somewhere', () => {
    const rows = [...RETIRED.matchAll(/^\| (\d+) \|.*\]\((\d{4}-[\w-]+\.md)\)/gm)];
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.map(([, , name = '']) => name).filter((name) => !FILES.includes(name))).toEqual([]);
  });

  it('are found in lists, links and comments; a decision of the product, and one that is replaced, is none of ours', () => {
    expect(decisionsNamed('decisions 15, 20 and 23; (decision 0016), [decision 75](x/0075-y.md)')).toEqual([
      15, 20, 23, 16, 75,
    ]);
    expect(decisionsNamed('decisions [6](a/0006-x.md) and\n * [14](b.md), see decision\n * 131.')).toEqual([
      6, 14, 131,
    ]);
    expect(decisionsNamed('product decision 4; a decision of 2026; Decision, 3 more; it replaces decision 73')).toEqual(
      [],
    );
  });
});
