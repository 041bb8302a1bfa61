import { existsSync, statSync } from 'node:fs';
import { ownFolder, problemsIn, setFiles } from '@/lib/services/catalogue/practice/set-files';

/**
 * Checks the practice sets in the files and folders given, or the built-in ones and this site's own, and prints what is
 * wrong with each.
 */
export async function main(given: readonly string[]): Promise<void> {
  const files = (given.length > 0 ? given : ['practice', ...(existsSync(ownFolder()) ? [ownFolder()] : [])]).flatMap(
    (path) => (statSync(path).isDirectory() ? setFiles(path) : [path]),
  );
  const problems = files.flatMap((file) => problemsIn(file).map((problem) => `${file}: ${problem}`));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) throw new Error(`${problems.length} problems in ${files.length} practice sets.`);
  console.log(`${files.length} practice sets have no problems.`);
}
