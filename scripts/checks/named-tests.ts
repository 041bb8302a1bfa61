export interface NamedTests {
  unit: string[];
  browser: string[];
}

/**
 * Returns which of `files` `npm test -- NAME` runs: the unit and API tests with one of `names` in their path, and
 * browser tests, which take a
 * build, only when `e2e` asks for them beside the others or `only` for them alone. Files in a folder `long` are for `long` alone.
 * Throws when nothing would run, and says which option would run something.
 */
export function namedTests(
  files: string[],
  { names, only, e2e = false, long = false }: { names: string[]; only?: string; e2e?: boolean; long?: boolean },
): NamedTests {
  const all = files.filter((path) => names.some((name) => path.includes(name)));
  const named = (ending: RegExp) => all.filter((path) => ending.test(path) && (long || !path.includes('/long/')));
  const unit = only === 'e2e' ? [] : named(/\.test\.tsx?$/);
  const browser = named(/\.spec\.ts$/);
  const asked = only === 'e2e' || (e2e && only !== 'unit') ? browser : [];
  if (unit.length + asked.length > 0) return { unit, browser: asked };
  const text = names.join(' or ');
  if (browser.length > 0) throw new Error(`Only browser tests have ${text} in their path. Run them with --e2e.`);
  if (all.some((path) => path.includes('/long/')))
    throw new Error(`Only long tests have ${text} in their path. Run npm run test:long -- ${names.join(' ')}`);
  throw new Error(`No test file has ${text} in its path.`);
}
