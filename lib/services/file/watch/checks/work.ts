import { DAY_MS, MINUTE_MS } from '@/lib/domain/days/day';
import { bad, broken, type Finding, good, unknown } from '@/lib/domain/desk/site-status';
import { counted } from '@/lib/domain/texts/counted';
import { mailRoute } from '@/lib/platform/mail/mail-route';
import { mailServerTrouble } from '@/lib/platform/mail/transport';
import { stuckEntries } from '@/lib/services/desk/commission/write';
import { type StuckRecord, stuckRecords } from '@/lib/services/records/notices/outbox';
import { Job } from '@/models/job';
import { SiteWatch } from '@/models/site-watch';
import { lostProcesses, runningProcesses } from '../processes';

/** Work that waits for so long is not done by any process. */
const LATE_MS = 15 * MINUTE_MS;
const MAIL = ['mail', 'bulk-mail'];
/** What has a line or a log of its own. */
const SHOWN_ELSEWHERE = [...MAIL, 'fetch-rates', 'backup-site', 'send-webhook'];

/** Whether e-mails leave: what waits after failed tries, the last test, and whether the mail server answers now. */
export async function mailCheck(): Promise<Finding> {
  const { smtp, trouble: unread } = await mailRoute().then(
    (route) => ({ ...route, trouble: '' }),
    (error: Error) => ({ smtp: '', trouble: error.message }),
  );
  if (unread) return bad(unread, 'Enter it under Setup, This site, Mail.');
  if (!smtp)
    return bad(
      'No mail server is set, so emails are not sent.',
      'Enter one under Setup, This site, Mail, or set SMTP_URL (see .env.example) and restart.',
    );
  const day = new Date(Date.now() - DAY_MS);
  const waiting = { state: 'open', kind: { $in: MAIL }, tries: { $gte: 2 }, error: { $ne: '' } } as const;
  const [newest, watch, sent] = await Promise.all([
    Job.findOne(waiting, 'error').sort({ due: -1 }).lean(),
    SiteWatch.findById('site', 'mailTest').lean(),
    Job.findOne({ endedOn: { $gte: day }, kind: { $in: MAIL }, state: 'done' }, 'endedOn')
      .sort({ endedOn: -1 })
      .lean(),
  ]);
  const advice = 'Check the mail server and its settings. Waiting emails are retried for three days.';
  if (newest) {
    const count = await Job.countDocuments(waiting);
    return broken(`${counted(count, 'email')} waiting: ${newest.error}`, advice);
  }
  const test = watch?.mailTest;
  const sentOn = sent?.endedOn ?? null;
  if (test?.failure && (!sentOn || sentOn < test.at)) return broken(`The last test failed: ${test.failure}`, advice);
  const trouble = await mailServerTrouble(smtp);
  if (trouble) return bad(`The mail server can’t be used: ${trouble.replace(/\.$/, '')}.`, advice);
  const tested = test
    ? `The last test email was accepted (${momentText(test.at)}).`
    : 'Press “Send test email” to check that emails arrive.';
  return good(`The mail server answers and accepts this site's login. ${tested}`);
}

/** Whether background work is done: what failed in a day, and what waits for longer than it should. */
export async function jobsCheck(): Promise<Finding> {
  const now = Date.now();
  const kinds = { $nin: SHOWN_ELSEWHERE };
  const failed = { state: 'failed', kind: kinds, endedOn: { $gte: new Date(now - DAY_MS) } } as const;
  const late = { state: 'open', kind: kinds, due: { $lt: new Date(now - LATE_MS) } } as const;
  const isStubborn = [{ tries: { $gte: 3 } }, { key: /^repeated:/ }];
  const again = { state: 'open', kind: kinds, error: { $ne: '' }, $or: isStubborn } as const;
  const since = new Date(now - LATE_MS);
  const [gaveUp, retried, waits, count, [first], ...stuck] = await Promise.all([
    Job.findOne(failed, 'kind error').sort({ endedOn: -1 }).lean(),
    Job.findOne(again, 'kind error').sort({ due: 1 }).lean(),
    Job.findOne(late, 'kind due').sort({ due: 1 }).lean(),
    Job.countDocuments(failed),
    runningProcesses(),
    stuckRecords(since),
    stuckEntries(since),
  ]);
  const advice = 'See the log. Tell the people who maintain the software if this continues.';
  if (gaveUp)
    return broken(`${count} failed in the last day. The last one was ${gaveUp.kind}: ${gaveUp.error}`, advice);
  // What waited while no process ran is being done.
  const isStuck = waits && first && first.startedOn.getTime() < now - LATE_MS;
  if (isStuck)
    return broken(
      `${waits.kind} has been waiting since ${momentText(waits.due)}.`,
      'Check whether the machine is overloaded, and restart the web processes.',
    );
  const longest = stuck.flat().sort((a, b) => a.since.getTime() - b.since.getTime())[0];
  if (longest) return stuckFinding(longest, stuck.flat());
  if (retried) return broken(`${retried.kind} failed and will be retried: ${retried.error}`, advice);
  if (waits && !first) return unknown('No web process is running, so work is waiting.', 'Start the site: npm start.');
  return good('Nothing failed in the last day, and nothing is delayed.');
}

/** What changes left undone: a receipt, a posting, a notice, a letter. The record itself can be used; the log names it by its number. */
function stuckFinding({ what, id, since }: StuckRecord, stuck: readonly { what: string; count: number }[]): Finding {
  const counts = stuck.map((one) => `${one.count} × ${one.what}`).join(', ');
  return broken(
    `Follow-up work after a change keeps failing: ${counts}. The oldest has been waiting since ${momentText(since)}, for the ${what} ${id}.`,
    'We retry it every 15 seconds, or, for a commission entry, when its agency’s commission page is opened. Look for that id in the log. ' +
      'An upgrade may fix it. You don’t need to enter anything again.',
  );
}

/** Which web processes run, and whether one ended without stopping in order. */
export async function processesCheck(): Promise<Finding> {
  const [running, lost] = await Promise.all([runningProcesses(), lostProcesses()]);
  const text = `${running.length} running`;
  const since = running[0] ? `, the longest since ${momentText(running[0].startedOn)}` : '';
  const versions = [...new Set(running.map(({ version }) => version))];
  if (running.length === 0) return bad('No web process is running.', 'Start the site: npm start.');
  if (lost > 0)
    return bad(
      `${text}${since}. ${lost === 1 ? 'One' : lost} ended unexpectedly in the last hour.`,
      'Check the log and the machine’s memory. This warning disappears after an hour.',
    );
  if (versions.length > 1)
    return bad(
      `${text}, with different versions: ${versions.join(', ')}.`,
      'Restart the processes of the older version.',
    );
  return good(`${text}${since}.`);
}

/** A moment with its whole day, as letters have it: '27 November 2026, 15:04 UTC'. */
export function momentText(at: Date): string {
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
}
