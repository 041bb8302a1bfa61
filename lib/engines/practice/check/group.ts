import type { FullGroup } from '../format/groups';
import { exceedsLimit, formsOf, plain } from '../marking/gap';
import type { GapKind } from '../marking/item';
import { withFigures } from '../marking/numbers';
import { otherSpelling } from '../spellings';
import { limitWords, sharedRun } from './words';

/** At most so many content words of a question stand in a row in its proof. */
const MOST_SHARED = 3;

/** What is wrong with one group of questions in itself; `choices` is how many options a question of one answer has. */
export function problemsOfGroup(group: FullGroup, choices: number): string[] {
  switch (group.kind) {
    case 'truth':
      return problemsOfTruth(group);
    case 'choice':
      return group.items.flatMap((item) => [
        ...problemsOfOptions(item.n, item.options, [item.key], item.wrong),
        ...(Object.keys(item.options).length === choices ? [] : [`${item.n}: must have ${choices} options`]),
        ...tooNear(item.n, item.q, item.proof),
      ]);
    case 'choose':
      return [
        ...problemsOfOptions(group.numbers[0] ?? 0, group.options, group.key, group.wrong),
        ...(group.key.length === group.numbers.length
          ? []
          : [`${group.numbers[0]}: must have as many question numbers as answers`]),
        ...(Object.keys(group.options).length >= 5 ? [] : [`${group.numbers[0]}: has fewer than five options`]),
      ];
    case 'match':
      return problemsOfMatch(group);
    case 'gaps':
      return [...problemsOfLimit(group), ...problemsOfGaps(group)];
    case 'list':
      return [
        ...problemsOfLimit(group),
        ...(group.keys.length === group.numbers.length
          ? []
          : [`${group.numbers[0]}: must have as many question numbers as answers`]),
      ];
  }
}

function problemsOfTruth(group: Extract<FullGroup, { kind: 'truth' }>): string[] {
  const values = group.values.split('/');
  const unused = values.filter((value) => !group.items.some(({ key }) => key === value));
  return [
    ...group.items
      .filter(({ key }) => !values.includes(key))
      .map(({ n, key }) => `${n}: the key ${key} is not one of the possible answers`),
    ...unused.map((value) => `${group.items[0]?.n}: at least one statement of the group must have the answer ${value}`),
    ...group.items.flatMap(({ n, q, proof }) => tooNear(n, q, proof)),
  ];
}

function problemsOfOptions(
  n: number,
  options: Record<string, string>,
  key: readonly string[],
  wrong: Record<string, string>,
): string[] {
  const names = Object.keys(options);
  const texts = new Set(Object.values(options).map((text) => text.toLowerCase()));
  return [
    ...key.filter((name) => !names.includes(name)).map((name) => `${n}: the key ${name} is not one of the options`),
    ...(texts.size === names.length ? [] : [`${n}: two options are the same`]),
    ...names
      .filter((name) => !key.includes(name) && !wrong[name])
      .map((name) => `${n}: explain why option ${name} is wrong`),
    ...Object.keys(wrong)
      .filter((name) => key.includes(name) || !names.includes(name))
      .map((name) => `${n}: remove the explanation for ${name}: it is the key or not an option`),
  ];
}

function problemsOfMatch(group: Extract<FullGroup, { kind: 'match' }>): string[] {
  const first = group.items[0]?.n ?? 0;
  const names = Object.keys(group.options);
  const used = group.items.map(({ key }) => key);
  const problems = used
    .filter((key) => !names.includes(key))
    .map((key) => `${first}: the key ${key} is not one of the options`);
  if (!group.reuse && new Set(used).size < used.length) problems.push(`${first}: an option is used twice`);
  for (const name of names) {
    if (used.includes(name) === Boolean(group.unused[name]))
      problems.push(
        used.includes(name)
          ? `${first}: remove the explanation for ${name}: it is the key of a question`
          : `${first}: explain why the unused option ${name} fits no question`,
      );
  }
  const more = group.of === 'headings' || group.of === 'endings' || group.of === 'box';
  if (more && names.length <= group.items.length) problems.push(`${first}: there must be more options than questions`);
  if (group.of === 'box')
    problems.push(
      ...gapsIn(
        first,
        group.text ?? [],
        group.items.map(({ n }) => n),
      ),
    );
  return problems;
}

function problemsOfLimit(group: { instruction: string; limit: { words: number; numbers: number } }): string[] {
  const printed = limitWords(group.limit);
  return group.instruction.includes(printed) ? [] : [`the instruction doesn't say ${printed}: ${group.instruction}`];
}

function problemsOfGaps(group: Extract<FullGroup, { kind: 'gaps' }>): string[] {
  const numbers = group.items.map(({ n }) => n);
  const printed = [
    ...(group.text ?? []),
    ...(group.table?.rows.flat() ?? []),
    ...group.items.flatMap(({ q }) => q ?? []),
  ];
  const problems = gapsIn(numbers[0] ?? 0, printed, group.style === 'short-answers' ? [] : numbers);
  for (const { n, key, as: kind = 'text', proof } of group.items) {
    const forms = key.flatMap(formsOf);
    for (const form of forms) {
      if (exceedsLimit(form, kind, group.limit)) problems.push(`${n}: '${form}' has more words than the limit`);
      const other = otherSpelling(form);
      if (other && !forms.includes(other)) problems.push(`${n}: add '${other}', the other English spelling`);
    }
    if (!forms.some((form) => standsIn(form, kind, proof)))
      problems.push(`${n}: '${forms[0]}' must appear in the sentence that proves it`);
    const line = printed.find((text) => text.includes(`{${n}}`)) ?? '';
    problems.push(...tooNear(n, line, proof));
  }
  return problems;
}

/** Whether a key stands in its proof word for word; figures do for dates, times and money, spelled letters for names. */
function standsIn(form: string, kind: GapKind, proof: readonly string[]): boolean {
  const one = (text: string) => ` ${withFigures(plain(text).replace(/[.,;:!?"]/g, ' '))} `;
  const said = proof.map((text) => text.replace(/\b(?:[A-Z]-)+[A-Z]\b/g, (letters) => letters.replaceAll('-', '')));
  if (kind === 'text' || kind === 'number') return said.some((text) => one(text).includes(one(form)));
  const figures = (text: string) => one(text).replace(/\D/g, '');
  return figures(form) !== '' && said.some((text) => figures(text).includes(figures(form)));
}

/** Each number has one gap in the printed text, and no other is there. */
function gapsIn(first: number, lines: readonly string[], numbers: readonly number[]): string[] {
  const found = lines.flatMap((line) => [...line.matchAll(/\{(\d+)\}/g)].map((gap) => Number(gap[1])));
  return String(found) === String(numbers) ? [] : [`${first}: the gaps are ${found}, the questions ${numbers}`];
}

const tooNear = (n: number, q: string, proof: readonly string[]): string[] =>
  proof.some((text) => sharedRun(q, text) > MOST_SHARED)
    ? [`${n}: the question repeats too many words from the sentence that proves its answer: ${q}`]
    : [];
