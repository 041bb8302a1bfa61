import { endAtStop, stopGracefully } from '@/lib/platform/server/stop';

/** A process with an open stream, which is told to stop; it says when the stream is closed, and when it ends. */

endAtStop(() => process.stdout.write('the stream is closed\n'));
stopGracefully({
  leadMs: 0,
  finish: async () => {
    process.stdout.write('the process ends\n');
  },
});
process.kill(process.pid, 'SIGTERM');
// A process that gets no signal ends with another code than 0.
setTimeout(() => process.exit(3), 20_000);
