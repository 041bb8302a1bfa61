import { describe, expect, it } from 'vitest';
import { clockAt, leftOn, stretchAt, stretchesOf, timedTasks } from '@/lib/domain/practice/clock';
import { isExamTime, PTE_TIMES } from '@/lib/domain/practice/pte-times';
import { problemsOfPte } from '@/lib/engines/practice/check/pte';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import { recordingsOf } from '@/lib/services/catalogue/practice/sound';

const T0 = 1_800_000_000_000;
const SUMMARY = { seconds: 600 };
const LISTENING = [SUMMARY, {}, {}, {}];
/** A part of listening: a summary with ten minutes of its own, then three tasks under one clock of nine. */
const tasks = timedTasks(LISTENING, () => true);
const TOTAL = 1140;
const at = (part: number, heard: number[] = [], factor = 1) => ({ part, heard, factor });

describe('the clocks of a PTE test', () => {
  it('are one for each task with a time of its own, and one for the others together', () => {
    expect(stretchesOf(tasks, TOTAL)).toEqual([
      { from: 0, to: 0, seconds: 600 },
      { from: 1, to: 3, seconds: 540 },
    ]);
    const spoken = timedTasks([{ prepare: 25, speak: 40 }, { speak: 15 }, { seconds: 1200 }], (place) => place === 1);
    expect(stretchesOf(spoken, 4800).map(({ seconds }) => seconds)).toEqual([65, 15, 1200]);
    expect(
      stretchesOf(
        timedTasks([{}, {}], () => false),
        1620,
      ),
    ).toEqual([{ from: 0, to: 1, seconds: 1620 }]);
  });

  it('stand still until the recording has begun, however long it takes to load', () => {
    const begun = clockAt(null, tasks, TOTAL, at(0), T0);
    expect(begun).toEqual({ from: 0, left: 600_000, since: null });
    expect(leftOn(begun, T0 + 3_600_000)).toBe(600_000);
    const plays = clockAt(begun, tasks, TOTAL, at(0, [0]), T0 + 3_600_000);
    expect(leftOn(plays, T0 + 3_660_000)).toBe(540_000);
  });

  it('go on over the tasks that share one, and stand still again before each recording', () => {
    const first = clockAt(null, tasks, TOTAL, at(1, [1]), T0);
    const next = clockAt(first, tasks, TOTAL, at(2, [1]), T0 + 100_000);
    expect(next).toEqual({ from: 1, left: 440_000, since: null });
    expect(leftOn(clockAt(next, tasks, TOTAL, at(2, [1, 2]), T0 + 500_000), T0 + 510_000)).toBe(430_000);
  });

  it('begin anew with a task that has its own, and are never below nothing', () => {
    const spent = clockAt(null, tasks, TOTAL, at(0, [0]), T0);
    expect(leftOn(spent, T0 + 9_999_000)).toBe(0);
    expect(clockAt(spent, tasks, TOTAL, at(1, [0, 1]), T0 + 9_999_000)).toMatchObject({ from: 1, left: 540_000 });
  });

  it('give extra time to each of them, and have no end without a limit', () => {
    expect(clockAt(null, tasks, TOTAL, at(0, [], 1.25), T0).left).toBe(750_000);
    expect(clockAt(null, tasks, TOTAL, at(1, [], 2), T0).left).toBe(1_080_000);
    const free = clockAt(null, tasks, TOTAL, at(0, [0], 0), T0);
    expect([free.left, leftOn(free, T0 + 1_000_000)]).toEqual([null, null]);
  });
});

describe('the times of PTE', () => {
  it('are those that the owner prints, and where it prints none any are', () => {
    expect(isExamTime('describe-image', { prepare: 25, answer: 40 })).toBe(true);
    expect(isExamTime('describe-image', { prepare: 24, answer: 40 })).toBe(false);
    expect(isExamTime('repeat-sentence', { prepare: 1, answer: 15 })).toBe(false);
    expect(isExamTime('read-aloud', { prepare: 40, answer: 55 })).toBe(true);
    expect(isExamTime('read-aloud', { prepare: 41, answer: 40 })).toBe(false);
    expect(isExamTime('essay', { answer: 1201 })).toBe(false);
    expect(Object.values(PTE_TIMES).filter(({ clock }) => clock === 'part')).toHaveLength(12);
  });

  it('hold for each set: its clocks add up to its time; the check refuses other times, and a part of another length', () => {
    const sets = setFiles('practice').map(readSet);
    const pte = sets.filter((set) => 'items' in set);
    expect(pte.length).toBeGreaterThan(5);
    for (const set of pte) {
      const sounds = new Set(recordingsOf(set).map(({ n }) => n));
      const all = stretchesOf(
        timedTasks(set.items, (place) => sounds.has(place + 1)),
        set.seconds,
      );
      for (const place of set.items.keys())
        expect(stretchAt(all, place).seconds, `${set.id} ${place}`).toBeGreaterThan(0);
      const sum = all.reduce((total, { seconds }) => total + seconds, 0);
      if (set.skill !== 'pte-speaking-writing') expect(sum, set.id).toBe(set.seconds);
    }
    const whole = pte.find(({ id }) => id === 'pte-speaking-writing-1');
    const items = whole?.items.map((item) => ('speak' in item && item.n === 1 ? { ...item, prepare: 60 } : item)) ?? [];
    expect(whole && problemsOfPte({ ...whole, seconds: 5_100, items })).toEqual([
      'lasts 85 minutes',
      '1: its times are not those of the exam',
    ]);
  });
});
