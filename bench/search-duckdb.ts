import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGLISH_SCORES } from '@/lib/engines/search/catalogue/columns';
import { fold, parseKeyword } from '@/lib/engines/search/fold';
import type { SearchCourse, SearchQuery } from '@/lib/engines/search/types';
import { yearlyFee } from '@/lib/engines/search/yearly-fee';
import { type Engine, installed } from './search-engines';

/**
 * DuckDB in memory, each answer in eight statements: total, page, six facets. What SQL can't say of a query (scores and marks of a
 * student, closing days) is left out, so those answers deviate. It is 70 MB, so it is no dependency:
 * `npm install --no-save @duckdb/node-api` puts it beside the others.
 */
export const duckdb: Engine = {
  name: 'DuckDB',
  build: async (courses) => {
    const module = await installed<DuckDbModule>('@duckdb/node-api');
    if (!module) return null;
    const connection = await (await module.DuckDBInstance.create(':memory:')).connect();
    await load(connection, courses);
    const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();
    return async (query) => {
      const found = where(query);
      const [[total] = []] = await rows(`SELECT count(*) FROM courses WHERE ${found}`);
      const skip = (query.page - 1) * query.limit;
      await rows(
        `SELECT * FROM courses WHERE ${found} ORDER BY ${ORDER[query.sort]} LIMIT ${query.limit} OFFSET ${skip}`,
      );
      for (const facet of ['country', 'university', 'level', 'category', 'subcategory'] as const) {
        await rows(`SELECT ${facet}, count(*) FROM courses WHERE ${where(query, facet)} GROUP BY ${facet}`);
      }
      await rows(
        `SELECT unnest(intake) AS month, count(*) FROM courses WHERE ${where(query, 'intake')} GROUP BY month`,
      );
      return { total: Number(total) };
    };
  },
};

async function load(connection: Connection, courses: readonly SearchCourse[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-duckdb-'));
  const file = join(folder, 'courses.ndjson');
  const line = (course: SearchCourse) =>
    JSON.stringify({
      ...course,
      name: fold(course.course),
      at: fold(course.university),
      lower: course.level.toLowerCase(),
      intake: course.admissionIntake.split(' '),
      fee: yearlyFee(course),
      english: ENGLISH_SCORES.some((score) => course[score] !== null),
    });
  await writeFile(file, courses.map(line).join('\n'));
  await connection.run(`CREATE TABLE courses AS SELECT * FROM read_json(${text(file)}, sample_size = -1)`);
  await rm(folder, { recursive: true, force: true });
}

const ORDER: Record<SearchQuery['sort'], string> = {
  relevance: 'name, at, id',
  name: 'name, at, id',
  '-name': 'name DESC, at DESC, id DESC',
  fee: 'currency, fee NULLS LAST, name',
  '-fee': 'currency, fee DESC NULLS LAST, name',
  duration: 'durationInMonths NULLS LAST, name',
  '-duration': 'durationInMonths DESC NULLS LAST, name',
  // The next closing day depends on the day of reading: the days as they are stored.
  closing: "nullif(closingDays, '') NULLS LAST, name",
};

/** The condition of a query; without the choice that a facet leaves out of account. */
function where(query: SearchQuery, without?: string): string {
  const { anywhere, university } = parseKeyword(query.q);
  const needed = query.test === 'ielts' ? 'ieltsOverall' : 'pteOverall';
  const parts: Record<string, string | false> = {
    anywhere: anywhere !== '' && `(contains(name, ${text(anywhere)}) OR contains(at, ${text(anywhere)}))`,
    at: university !== '' && `contains(at, ${text(university)})`,
    country: query.country !== null && `country = ${text(query.country)}`,
    university: query.university.length > 0 && `university IN (${query.university.map(text)})`,
    intake: query.intake.length > 0 && `list_has_any(intake, [${query.intake.map(text)}])`,
    level: query.level.length > 0 && `lower IN (${query.level.map((level) => text(level.toLowerCase()))})`,
    score: query.test !== null && query.score !== null && `${needed} <= ${query.score}`,
    category: without !== 'category' && query.category !== null && `category = ${text(query.category)}`,
    subcategory: without !== 'category' && query.subcategory !== null && `subcategory = ${text(query.subcategory)}`,
    currency: (query.minFee ?? query.maxFee) !== null && `currency = ${text(query.currency ?? '')}`,
    minFee: (query.minFee ?? query.maxFee) !== null && `fee >= ${query.minFee ?? 0}`,
    maxFee: query.maxFee !== null && `fee <= ${query.maxFee}`,
    maxMonths: query.maxMonths !== null && `durationInMonths <= ${query.maxMonths}`,
    english: query.noEnglishScore && 'NOT english',
  };
  const asked = Object.entries(parts).flatMap(([name, part]) => (part === false || name === without ? [] : [part]));
  return asked.length > 0 ? asked.join(' AND ') : 'true';
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

interface Connection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }>;
}

interface DuckDbModule {
  DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<Connection> }> };
}
