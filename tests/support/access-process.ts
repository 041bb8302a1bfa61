import type { Viewer } from '@/lib/platform/auth/viewer';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { boot } from '@/lib/wiring/boot';

/**
 * A web process's insides, without pages: it notes readings of a student's file and is ended at once, before they are written by
 * themselves. Arguments: the signal, the reader's and the student's id.
 */

const [signal = 'SIGTERM', userId = '', student = ''] = process.argv.slice(2);
const session = { id: 'f'.repeat(24), confirmedOn: new Date() };
const reader: Viewer = { userId, role: 'team', name: 'Reader', email: 'reader@example.com', session };

await boot();
for (let file = 0; file < 20; file++) {
  noteAccess(reader, student, 'document', { id: file.toString(16).padStart(24, '0'), name: `${file}.pdf` });
}
process.kill(process.pid, signal);
// A process that gets no signal ends with another code than 0.
setTimeout(() => process.exit(3), 20_000);
