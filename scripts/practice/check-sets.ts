import { problemsIn, setFiles } from './sets';

/** Checks the practice sets in the files given, or all of them, and prints what is wrong with each. */
export async function main(files: readonly string[]): Promise<void> {
  const checked = files.length > 0 ? files : setFiles();
  const problems = checked.flatMap((file) => problemsIn(file));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) throw new Error(`${problems.length} problems in ${checked.length} practice sets.`);
  console.log(`${checked.length} practice sets are sound.`);
}
