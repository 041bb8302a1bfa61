// Preloaded into the web process: its standard input is a pipe from `npm start`, which closes when that process ends,
// SIGKILL included. Without this the web process would stay behind and keep the port. The helpers that the web process
// starts inherit the preload, not the pipe: they are no children of the process named here.
if (process.env.END_WITH_PARENT === String(process.ppid)) {
  process.stdin.resume();
  process.stdin.once('end', () => process.exit(0));
  process.stdin.once('error', () => process.exit(0));
  process.stdin.unref?.();
}
