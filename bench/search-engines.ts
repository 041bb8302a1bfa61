import { BUILT_IN_DICTIONARY } from '@/lib/engines/search/also/dictionary';
import { SearchDictionary } from '@/lib/engines/search/also/terms';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import { fold, parseKeyword } from '@/lib/engines/search/fold';
import { naiveSearch, qualifies } from '@/lib/engines/search/naive';
import type { SearchAnswer, SearchCourse, SearchQuery } from '@/lib/engines/search/types';

/** How an engine answers: the whole answer, or only as much of it as it can be compared by. */
export type Ask = (query: SearchQuery) => Answer | Promise<Answer>;
export type Answer = Pick<SearchAnswer, 'total'> & Partial<SearchAnswer>;

export interface Engine {
  name: string;
  /** null when its package isn't installed. */
  build(courses: SearchCourse[]): Promise<Ask | null>;
}

export const ours: Engine = {
  name: 'lib/engines/search',
  build: async (courses) => {
    const index = await buildCourseIndex(courses);
    return (query) => index.search(query);
  },
};

/** The exact courses, those under other names and near spellings, as one answer. */
export const beyond: Engine = {
  name: 'all blocks',
  build: async (courses) => {
    const index = await buildCourseIndex(courses);
    const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
    return (query) => index.searchBeyond(query, dictionary, null);
  },
};

export const naive: Engine = {
  name: 'naive filter',
  build: async (courses) => (query) => naiveSearch(courses, query),
};

/** Full-text engines find the keyword's courses by their own rules; filters, counts and order are then the naive ones. */
export const others: Engine[] = [
  {
    name: 'itemsjs',
    build: async (courses) => {
      const itemsjs = await installed<ItemsJsModule>('itemsjs');
      return itemsjs && askItemsJs(itemsjs.default, courses);
    },
  },
  {
    name: 'minisearch',
    build: async (courses) => {
      const minisearch = await installed<MiniSearchModule>('minisearch');
      if (!minisearch) return null;
      const index = new minisearch.default({
        fields: ['course', 'university'],
        processTerm: fold,
        searchOptions: { prefix: true, combineWith: 'AND' },
      });
      index.addAll(courses);
      const byId = new Map(courses.map((course) => [course.id, course]));
      return afterKeyword(courses, (text) => index.search(text).flatMap(({ id }) => byId.get(id) ?? []));
    },
  },
  {
    name: 'fuse.js',
    build: async (courses) => {
      const fuse = await installed<FuseModule>('fuse.js');
      if (!fuse) return null;
      const index = new fuse.default(courses, {
        keys: ['course', 'university'],
        threshold: 0,
        ignoreLocation: true,
        ignoreDiacritics: true,
      });
      return afterKeyword(courses, (text) => index.search(text).map(({ item }) => item));
    },
  },
  {
    name: 'SQLite trigram',
    build: async (courses) => {
      const sqlite = await installed<SqliteModule>('node-sqlite3-wasm');
      if (!sqlite) return null;
      const database = new sqlite.default.Database();
      database.exec("CREATE VIRTUAL TABLE names USING fts5(course, university, content='', tokenize='trigram')");
      database.exec('BEGIN');
      const insert = database.prepare('INSERT INTO names(rowid, course, university) VALUES (?, ?, ?)');
      for (const [row, { course, university }] of courses.entries()) insert.run([row, fold(course), fold(university)]);
      database.exec('COMMIT');
      const select = database.prepare('SELECT rowid FROM names WHERE names MATCH ?');
      return afterKeyword(courses, (text) => {
        // A trigram index knows nothing shorter than three characters.
        if (text.length < 3) return courses.filter((course) => holds(course, text));
        const phrase = `"${text.replaceAll('"', '""')}"`;
        return select.all([phrase]).flatMap(({ rowid }) => courses[rowid] ?? []);
      });
    },
  },
];

function afterKeyword(courses: SearchCourse[], find: (text: string) => SearchCourse[]): Ask {
  return (query) => {
    const { anywhere, university } = parseKeyword(query.q);
    const found = anywhere ? find(anywhere) : courses;
    return { total: naiveSearch(found, { ...query, q: `@${university}` }).total };
  };
}

const holds = ({ course, university }: SearchCourse, text: string) =>
  fold(course).includes(text) || fold(university).includes(text);

function askItemsJs(itemsjs: ItemsJsModule['default'], courses: SearchCourse[]): Ask {
  const facets = ['country', 'university', 'intake', 'level', 'category', 'subcategory'] as const;
  const items = courses.map((course) => ({ ...course, intake: course.admissionIntake.split(' ') }));
  const engine = itemsjs(items, {
    searchableFields: ['course', 'university'],
    aggregations: Object.fromEntries(facets.map((name) => [name, { size: 2000, conjunction: false }])),
    sortings: Object.fromEntries(
      (['course', 'tuitionFeeMinor', 'durationInMonths'] as const).flatMap((field) => [
        [field, { field, order: 'asc' }],
        [`-${field}`, { field, order: 'desc' }],
      ]),
    ),
  });
  const sortOf = { name: 'course', fee: 'tuitionFeeMinor', duration: 'durationInMonths', relevance: undefined };
  return (query) => {
    const needed = query.test === 'ielts' ? 'ieltsOverall' : 'pteOverall';
    const limit = query.test ? (query.score ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    const { anywhere, university } = parseKeyword(query.q);
    const bare = query.sort.replace('-', '') as keyof typeof sortOf;
    const { pagination } = engine.search({
      query: anywhere,
      page: query.page,
      per_page: query.limit,
      sort: sortOf[bare] && `${query.sort.startsWith('-') ? '-' : ''}${sortOf[bare]}`,
      filters: {
        country: query.country ? [query.country] : [],
        university: query.university,
        intake: query.intake,
        level: query.level,
        category: query.category ? [query.category] : [],
        subcategory: query.subcategory ? [query.subcategory] : [],
      },
      filter: (item: SearchCourse) =>
        (item[needed] ?? Number.POSITIVE_INFINITY) <= limit &&
        fold(item.university).includes(university) &&
        (!query.eligible || qualifies(item, query.eligible)),
    });
    return { total: pagination.total };
  };
}

/** The module, or null when it isn't installed. The name is no literal, so that nothing else asks for the package. */
export async function installed<Module>(name: string): Promise<Module | null> {
  try {
    return (await import(name)) as Module;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

interface ItemsJsModule {
  default(items: object[], configuration: object): { search(query: object): { pagination: { total: number } } };
}

interface MiniSearchModule {
  default: new (options: object) => { addAll(items: object[]): void; search(text: string): { id: string }[] };
}

interface FuseModule {
  default: new (items: SearchCourse[], options: object) => { search(text: string): { item: SearchCourse }[] };
}

interface SqliteModule {
  default: {
    Database: new () => {
      exec(sql: string): void;
      prepare(sql: string): { run(values: unknown[]): unknown; all(values: unknown[]): { rowid: number }[] };
    };
  };
}
