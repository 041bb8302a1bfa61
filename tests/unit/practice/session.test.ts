import { describe, expect, it } from 'vitest';
import { SPEAKING_TIMES } from '@/lib/domain/practice/speaking-times';
import { askedIn } from '@/lib/engines/practice/asked';
import type { SpeakingSet } from '@/lib/engines/practice/format/set';
import { EXAMINER_LEAD_SECONDS, sessionOf, sessionSeconds, topicsOf } from '@/lib/engines/practice/session';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import { soundSheetOf } from '@/lib/services/catalogue/practice/sound';

const sets = setFiles('practice')
  .map(readSet)
  .filter((set): set is SpeakingSet => set.skill === 'speaking');
const within = (seconds: number, [least, most]: readonly [number, number]) => seconds >= least && seconds <= most;

describe.each(sets.map((set) => [set.id, set] as const))('the session of %s', (id, set) => {
  const steps = sessionOf(set.parts);

  it('asks every question of the set once, in its order, with the minute to prepare and the talk before the last two', () => {
    const [first, card, last] = set.parts;
    const questions = [...first.topics, ...last.topics].map((topic) => topic.questions);
    expect(steps.map(({ n }) => n)).toEqual(steps.map((_, place) => place + 1));
    expect(steps.filter(({ part }) => part !== 2).map(({ question }) => question)).toEqual(questions.flat());
    const talk = steps.filter(({ part }) => part === 2);
    expect(talk.map(({ question }) => question)).toEqual([card.topic, card.topic, ...card.rounding]);
    expect(talk.slice(0, 2)).toMatchObject([{ seconds: 60 }, { speak: 120 }]);
    for (const { said, question, part } of steps) if (part !== 2) expect(said.at(-1)).toBe(question);
    expect(topicsOf(steps).map(({ topic }) => topic)).toEqual([
      ...first.topics.map(({ topic }) => topic),
      card.topic,
      ...last.topics.map(({ topic }) => topic),
    ]);
  });

  it('takes the exam’s minutes in each part and in all, with the recordings as long as they are', () => {
    const sheet = soundSheetOf(set);
    const lengthOf = (n: number) => sheet?.parts.find((one) => one.n === n)?.seconds ?? Number.NaN;
    const parts = [1, 2, 3] as const;
    const lengths = parts.map((part) =>
      steps
        .filter((step) => step.part === part)
        .reduce((sum, { n, speak, seconds }) => sum + EXAMINER_LEAD_SECONDS + lengthOf(n) + (speak ?? seconds ?? 0), 0),
    );
    for (const [at, part] of parts.entries())
      expect(within(lengths[at] ?? 0, SPEAKING_TIMES.parts[part]), `${id}, part ${part}: ${lengths[at]} s`).toBe(true);
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    expect(within(whole, SPEAKING_TIMES.whole), `${whole} s`).toBe(true);
    expect(Math.abs(whole - sessionSeconds(steps))).toBeLessThan(60);
  });

  it('names each question that a recording can be sent for', () => {
    expect([...askedIn(set).keys()]).toEqual(steps.map(({ n }) => n));
  });
});

it('gives no answer less than twelve seconds, however many questions a set of one’s own asks', () => {
  const [one] = sets;
  if (!one) throw new Error('There are sets of speaking.');
  const [first, card, last] = one.parts;
  const many = Array.from({ length: 40 }, (_, at) => `Is this question number ${at}?`);
  const steps = sessionOf([{ topics: [{ topic: 'Many', questions: many }] }, card, last]);
  expect(new Set(steps.filter(({ part }) => part === 1).map(({ speak }) => speak))).toEqual(new Set([12]));
  expect(first.topics.length).toBeGreaterThan(1);
});
