import type { Viewer } from '@/lib/platform/auth/viewer';
import { connectDatabase } from '@/lib/platform/db';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { applyToCourse } from '@/lib/services/applications/apply';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { closeUndoWindow } from '@/lib/services/applications/moves/undo-window';
import { mailNewCourses } from '@/lib/services/catalogue/search/saved/alerts';
import { issueInvoiceOf } from '@/lib/services/desk/commission/invoices';
import { askForReminders, remind } from '@/lib/services/desk/deadlines/reminders';
import { tasksBeforeDays } from '@/lib/services/desk/tasks/by-rule';
import { askForTaskReminders, remindTasks } from '@/lib/services/desk/tasks/reminders';
import { readChosenKinds } from '@/lib/services/desk/webhooks/chosen';
import { sendWebhooks } from '@/lib/services/desk/webhooks/send';
import { setAgentVerification } from '@/lib/services/people/agents/verification';
import { connectEffects } from '@/lib/wiring/effects';

/** What a web process does about reminders, without the waiting in between. */
async function remindAll(): Promise<void> {
  await askForReminders(new Date());
  await runDueJobs([remind]);
}

/** The same about tasks: those made by rules, then reminders. */
async function taskAll(): Promise<void> {
  await tasksBeforeDays(new Date());
  await askForTaskReminders(new Date());
  await runDueJobs([remindTasks]);
}

const mailDueSearches = () => mailNewCourses(new Date());

/** Invoices one claim after the other, as its owner did in several windows. */
async function issueInvoices(
  viewer: Viewer,
  claims: { sheet: string; entries: string[]; total: number }[],
  day: string,
) {
  for (const { sheet, entries, total } of claims)
    await issueInvoiceOf(viewer, sheet, { day, entryIds: entries, taxes: [], own: null, total });
}

/** A process that does one action and kills itself right after its n-th write to the database was acknowledged. */
const ACTIONS = {
  applyToCourse,
  moveApplication,
  closeUndoWindow,
  setAgentVerification,
  remindAll,
  taskAll,
  mailDueSearches,
  issueInvoices,
  sendDueWebhooks: () => runDueJobs([sendWebhooks]),
};
export type ActionName = keyof typeof ACTIONS;
const WRITES = ['insert', 'update', 'findAndModify'];

const { action, given, killAfter } = JSON.parse(String(process.env.ACTION)) as {
  action: ActionName;
  given: unknown[];
  killAfter: number;
};
connectEffects();
const { connection } = await connectDatabase();
await readChosenKinds();
let writes = 0;
connection.getClient().on('commandSucceeded', ({ commandName }) => {
  if (!WRITES.includes(commandName)) return;
  writes += 1;
  if (writes === killAfter) process.kill(process.pid, 'SIGKILL');
});
await (ACTIONS[action] as (...given: unknown[]) => Promise<unknown>)(...given);
process.exit(0);
