import { keepResults } from './results';

const BENCHES: Record<string, () => Promise<() => Promise<void>>> = {
  api: async () => (await import('./api')).benchApi,
  search: async () => (await import('./search')).benchSearch,
  'what-if': async () => (await import('./what-if')).benchWhatIf,
  relevance: async () => (await import('./relevance')).benchRelevance,
  'search-page': async () => (await import('./search-page')).benchSearchPage,
  tables: async () => (await import('./tables/tables')).benchTables,
  live: async () => (await import('./live')).benchLive,
  import: async () => (await import('./import')).benchImport,
  'import-reading': async () => (await import('./import')).benchImportReading,
  'import-upload': async () => (await import('./import')).benchImportUpload,
  navigation: async () => (await import('./navigation')).benchNavigation,
  start: async () => (await import('./start')).benchStart,
  million: async () => (await import('./million')).benchMillion,
  database: async () => (await import('./database')).benchDatabase,
  web: async () => (await import('./web')).benchWeb,
  export: async () => (await import('./export')).benchExport,
  soak: async () => (await import('./soak')).benchSoak,
};

/** Run only when named: parts of another bench, for a machine that can't be had for long, and the longest. */
const PARTS = new Set(['import-reading', 'import-upload', 'million']);

/** `npm run bench -- search`: runs the named measurements, or all, and ends with the page of all goals. */
export async function main(args: string[]): Promise<void> {
  const unknown = args.find((name) => !(name in BENCHES));
  if (unknown) throw new Error(`There is no bench '${unknown}'. There are: ${Object.keys(BENCHES).join(', ')}.`);
  for (const name of args.length ? args : Object.keys(BENCHES).filter((bench) => !PARTS.has(bench))) {
    console.log(`\n# ${name}\n`);
    const bench = await (BENCHES[name] as () => Promise<() => Promise<void>>)();
    await bench();
  }
  keepResults();
}
