import type { PublicSet } from '@/lib/engines/practice/format/set';
import { ChoiceList } from './choice-list';
import { Drawing } from './drawing';
import { Choose, TextGap } from './gap-controls';
import { GapLines } from './gap-lines';
import type { Asking } from './part-view';
import { Question } from './question';

type PublicGroup = Extract<PublicSet, { skill: 'reading' }>['parts'][number]['groups'][number];

/** Questions of one kind under one instruction. */
export function Group({ group, asking }: { group: PublicGroup; asking: Asking }) {
  const numbers = 'numbers' in group ? [group.numbers[0] ?? 0] : group.items.map(({ n }) => n);
  if (!numbers.some(asking.isShown)) return null;
  const all = 'numbers' in group ? group.numbers : numbers;
  return (
    <section className="mb-8">
      <h3 className="text-base">{all.length > 1 ? `Questions ${all[0]}–${all.at(-1)}` : `Question ${all[0]}`}</h3>
      <p className="mt-1 mb-3 max-w-reading text-sm">{group.instruction}</p>
      <Body group={group} asking={asking} />
    </section>
  );
}

function Body({ group, asking }: { group: PublicGroup; asking: Asking }) {
  switch (group.kind) {
    case 'truth':
      return group.items.map(({ n, q }) => (
        <Question key={n} numbers={[n]} text={q} asking={asking}>
          <ChoiceList n={n} options={pairsOf(group.values.split('/'))} asking={asking} inline />
        </Question>
      ));
    case 'choice':
      return group.items.map(({ n, q, options }) => (
        <Question key={n} numbers={[n]} text={q} asking={asking}>
          <ChoiceList n={n} options={Object.entries(options)} asking={asking} />
        </Question>
      ));
    case 'choose':
      return (
        <Question numbers={group.numbers} text={group.q} asking={asking}>
          <ChoiceList
            n={group.numbers[0] ?? 0}
            options={Object.entries(group.options)}
            most={group.numbers.length}
            asking={asking}
          />
        </Question>
      );
    case 'match':
      return (
        <>
          {group.figure && <Drawing setId={asking.setId} figure={group.figure} />}
          <Options options={group.options} />
          {group.text ? (
            <GapLines
              lines={group.text}
              numbers={group.items.map(({ n }) => n)}
              asking={asking}
              choices={Object.keys(group.options)}
            />
          ) : (
            group.items.map(({ n, q }) => (
              <Question key={n} numbers={[n]} text={q} asking={asking}>
                <Choose n={n} letters={Object.keys(group.options)} asking={asking} />
              </Question>
            ))
          )}
        </>
      );
    case 'gaps':
      return (
        <>
          {group.figure && <Drawing setId={asking.setId} figure={group.figure} />}
          {group.title && <p className="mb-2 font-medium">{group.title}</p>}
          <GapLines
            lines={group.text ?? []}
            table={group.table}
            asked={group.items}
            numbers={group.items.map(({ n }) => n)}
            asking={asking}
          />
        </>
      );
    case 'list':
      return (
        <Question numbers={group.numbers} text={group.q} asking={asking}>
          {group.numbers.map((number, at) => (
            <TextGap
              key={number}
              label={`Answer ${number}`}
              value={pieces(asking, group.numbers[0] ?? 0)[at] ?? ''}
              disabled={asking.isDone}
              onText={(text) => {
                const all = group.numbers.map((_, other) => pieces(asking, group.numbers[0] ?? 0)[other] ?? '');
                all[at] = text;
                asking.answer(group.numbers[0] ?? 0, all);
              }}
            />
          ))}
        </Question>
      );
  }
}

const pieces = (asking: Asking, n: number): readonly string[] => {
  const answer = asking.answerOf(n);
  return Array.isArray(answer) ? answer : [];
};

const pairsOf = (values: readonly string[]): [string, string][] => values.map((value) => [value, '']);

/** The list that questions are matched to; not where each option says no more than its letter. */
function Options({ options }: { options: Readonly<Record<string, string>> }) {
  const entries = Object.entries(options).filter(([letter, text]) => letter !== text);
  if (entries.length === 0) return null;
  return (
    <dl className="mb-4 rounded-card bg-sunken px-4 py-3 text-sm">
      {entries.map(([letter, text]) => (
        <div key={letter} className="flex gap-2 py-0.5">
          <dt className="w-8 shrink-0 font-semibold">{letter}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
