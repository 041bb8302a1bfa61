import { keepResults } from './results';

const BENCHES: Record<string, () => Promise<() => Promise<void>>> = {
  search: async () => (await import('./search')).benchSearch,
  'search-page': async () => (await import('./search-page')).benchSearchPage,
  'first-paint': async () => (await import('./first-paint')).benchFirstPaint,
  navigation: async () => (await import('./navigation')).benchNavigation,
  'signed-in': async () => (await import('./signed-in/signed-in')).benchSignedIn,
  agency: async () => (await import('./signed-in/agency')).benchAgency,
  start: async () => (await import('./start')).benchStart,
  upload: async () => (await import('./upload')).benchUpload,
  soak: async () => (await import('./soak')).benchSoak,
  live: async () => (await import('./live')).benchLive,
  relevance: async () => (await import('./relevance')).benchRelevance,
};

/** `npm run bench -- search`: runs the named measurements, or all, and ends with the page of all goals. */
export async function main(args: string[]): Promise<void> {
  const unknown = args.find((name) => !(name in BENCHES));
  if (unknown) throw new Error(`There is no bench '${unknown}'. There are: ${Object.keys(BENCHES).join(', ')}.`);
  for (const name of args.length ? args : Object.keys(BENCHES)) {
    console.log(`\n# ${name}\n`);
    const bench = await (BENCHES[name] as () => Promise<() => Promise<void>>)();
    await bench();
  }
  keepResults();
}
