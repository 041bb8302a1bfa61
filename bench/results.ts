import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { GOALS, type Goal, type GoalName } from './goals';

const KEPT = 'bench/results.json';
const PAGE = 'docs/performance.md';

/** A goal's last figure. */
interface Result {
  value: number;
  /** 'YYYY-MM-DD'. */
  on: string;
  /** The machine's load over the minute before, and its processors: above them the figure says little. */
  load: number;
  processors: number;
}

const reached: Partial<Record<GoalName, Result>> = {};

/** Notes what a bench has measured for a goal. */
export function reach(goal: GoalName, value: number): void {
  reached[goal] = {
    value: Number(value.toPrecision(3)),
    on: new Date().toISOString().slice(0, 10),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
    processors: cpus().length,
  };
}

/** Keeps what this run has measured beside what earlier ones did, and writes and prints the page of all goals. */
export function keepResults(): void {
  const earlier = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as typeof reached) : {};
  const all = { ...earlier, ...reached };
  const inOrder = (Object.keys(GOALS) as GoalName[]).filter((name) => all[name]);
  writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(inOrder.map((name) => [name, all[name]])), null, 2)}\n`);
  const page = pageOf(all);
  writeFileSync(PAGE, page);
  console.log(`\n${page}`);
}

/** The page: every goal, measured or not, with its last figure. */
export function pageOf(results: Partial<Record<GoalName, Result>>): string {
  const rows = (Object.entries(GOALS) as [GoalName, Goal][]).map(([name, goal]) => {
    const result = results[name];
    const limit =
      `${goal.most === undefined ? `≥ ${number(goal.least)}` : `≤ ${number(goal.most)}`} ${goal.unit}`.trim();
    if (!result) return `| ${goal.what} | not measured | ${limit} | – | \`${goal.bench}\` | – |`;
    const figure = `${number(result.value)} ${goal.unit}`.trim();
    const where = `${result.on}, load ${result.load} on ${result.processors}`;
    return `| ${goal.what} | ${figure} | ${limit} | ${isMet(goal, result.value) ? 'met' : '**missed**'} | \`${goal.bench}\` | ${where} |`;
  });
  return `# Performance

Written by \`npm run bench\`, not by hand: each goal, the last figure of it, and whether it was met. \`npm run bench -- NAME\` measures
one bench again and keeps the others as they were. A figure measured at a load above the machine's processors is worse than the product.

| Goal | Figure | Limit | | Bench | Measured |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

const isMet = ({ most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Goal, value: number) =>
  value <= most && value >= least;

const number = (value = 0) => value.toLocaleString('en-GB', { maximumFractionDigits: 4 });
