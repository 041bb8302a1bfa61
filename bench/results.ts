import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { GOALS, type Goal, type GoalName } from './goals';

const PAGE = 'docs/performance.md';

const reached: Partial<Record<GoalName, string>> = {};

/** Notes what a bench has measured for a goal. */
export function reach(goal: GoalName, value: number): void {
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length}`;
  reached[goal] = rowOf(GOALS[goal], value, `${new Date().toISOString().slice(0, 10)}, ${load}`);
}

/** Writes and prints the page of all goals: rows of this run, and of earlier runs for the others. */
export function keepResults(): void {
  const page = pageOf(reached, existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
  writeFileSync(PAGE, page);
  console.log(`\n${page}`);
}

/** The page: every goal with its row of these, else that of the page before, else as not measured. */
export function pageOf(rows: Partial<Record<GoalName, string>>, before: string): string {
  const lines = (Object.entries(GOALS) as [GoalName, Goal][]).map(([name, goal]) => {
    const kept = before.split('\n').find((line) => line.startsWith(`| ${goal.what} |`));
    return rows[name] ?? kept ?? `| ${goal.what} | not measured | ${limitOf(goal)} | – | \`${goal.bench}\` | – |`;
  });
  return `# Performance

Written by \`npm run bench\`, not by hand: each goal, the last figure of it, and whether it was met. \`npm run bench -- NAME\` measures
one bench again and keeps the others as they were. A figure measured at a load above the machine's processors is worse than the product.

| Goal | Figure | Limit | | Bench | Measured |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
}

/** A goal's row, three digits of its figure. @param when the day, and how busy the machine was */
export function rowOf(goal: Goal, value: number, when: string): string {
  const figure = `${number(Number(value.toPrecision(3)))} ${goal.unit}`.trim();
  const met = value <= (goal.most ?? Number.POSITIVE_INFINITY) && value >= (goal.least ?? Number.NEGATIVE_INFINITY);
  return `| ${goal.what} | ${figure} | ${limitOf(goal)} | ${met ? 'met' : '**missed**'} | \`${goal.bench}\` | ${when} |`;
}

const limitOf = ({ most, least, unit }: Goal) =>
  `${most === undefined ? `≥ ${number(least)}` : `≤ ${number(most)}`} ${unit}`.trim();

const number = (value = 0) => value.toLocaleString('en-GB', { maximumFractionDigits: 4 });
