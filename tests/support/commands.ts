import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programOf } from './program';

/** Runs a command of `scripts` in a process of its own. Returns what it printed; rejects with the sentence it failed with, and its code. */
export async function runCommand(name: string, args: string[], env: Record<string, string>): Promise<string> {
  const program = JSON.stringify(await programOf(`scripts/${name}.ts`));
  const code = `import(${program}).then(({ main }) => main(${JSON.stringify(args)})).then(() => process.exit(0), (error) => { console.error(error.message); process.exit(error.exitCode ?? 1); })`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['-e', code], {
    env: { ...process.env, ...env },
  });
  return stdout + stderr;
}
