import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { SiteCheck } from '@/lib/domain/desk/site-status';
import type { SiteNews } from '@/lib/domain/mail-requests';
import { defineJob } from '@/lib/platform/jobs/worker';
import { mailRoute } from '@/lib/platform/mail/mail-route';
import { sendMail } from '@/lib/platform/mail/send';
import { notify } from '@/lib/services/records/notices/notifications';
import { staffIds } from '@/lib/services/records/notices/staff-readers';
import { SiteWatch, type SiteWatchRecord } from '@/models/site-watch';
import { watchOf } from './backup-job';
import { siteStatus } from './status';

/** The job that fetches rates gives this notice itself. */
const NOTICED_ELSEWHERE = ['rates'];

/** Looks at the site every ten minutes and informs admins once when a part breaks, and once when it works again. */
export const watchSite = defineJob({
  kind: 'watch-site',
  everyMs: 600_000,
  leaseMs: 120_000,
  async run() {
    await informAdmins(await siteStatus());
  },
});

/** Informs admins, once each, of what broke and of what works again since the last look. May run again after it broke off. */
export async function informAdmins(checks: readonly SiteCheck[]): Promise<void> {
  const before = await watchOf();
  const known = before.alerts.map(({ check }) => check);
  const fresh = checks
    .filter(({ id, alert }) => alert && !known.includes(id))
    .map(({ id }) => ({ _id: new Types.ObjectId(), check: id, at: new Date(), noticed: false }));
  if (fresh.length) await SiteWatch.updateOne({ _id: 'site' }, { $push: { alerts: { $each: fresh } } });
  const news = [...before.alerts, ...fresh].flatMap((alert) => newsOf(alert, checks));
  if (news.length === 0) return;
  const admins = await staffIds({ role: 'admin' });
  for (const userId of admins) for (const one of news) await noticeOf(userId, one);
  if (await mailWorks(checks)) for (const userId of admins) await mailNews(userId, news);
  const ids = (mended: boolean) => news.filter((one) => one.mended === mended).map(({ alertId }) => alertId);
  await SiteWatch.updateOne({ _id: 'site' }, { $pull: { alerts: { _id: { $in: ids(true) } } } });
  for (const _id of ids(false))
    await SiteWatch.updateOne({ _id: 'site', 'alerts._id': _id }, { $set: { 'alerts.$.noticed': true } });
}

interface News extends SiteNews {
  alertId: Types.ObjectId;
  check: string;
  mended: boolean;
}

/** What is new of a part that failed: that it does, or that it works again. What can't be looked at just now stays as it was seen last. */
function newsOf({ _id, check, noticed }: SiteWatchRecord['alerts'][number], checks: readonly SiteCheck[]): News[] {
  const now = checks.find(({ id }) => id === check);
  if (!now) return [];
  const mended = now.state === 'good';
  if (!mended && (noticed || !now.alert)) return [];
  return [{ alertId: _id, check, mended, what: now.label, text: now.text }];
}

async function noticeOf(userId: string, { alertId, check, mended, what, text }: News): Promise<void> {
  if (!mended && NOTICED_ELSEWHERE.includes(check)) return;
  const words = mended ? `${what}: works again.` : `${what}: ${text}`;
  await notify(userId, words, '/status', idOf(`${alertId} ${mended} ${userId}`));
}

const mailWorks = async (checks: readonly SiteCheck[]) =>
  Boolean((await mailRoute().catch(() => null))?.smtp) && checks.find(({ id }) => id === 'mail')?.state !== 'bad';

async function mailNews(userId: string, news: readonly News[]): Promise<void> {
  const plain = (mended: boolean): SiteNews[] =>
    news.filter((one) => one.mended === mended).map(({ what, text }) => ({ what, text }));
  const key = idOf(`${news.map(({ alertId, mended }) => `${alertId} ${mended}`).join()} ${userId}`);
  await sendMail({ template: 'site-news', userId, broken: plain(false), mended: plain(true) }, { key: String(key) });
}

/** The same for the same name, so that a look which runs again repeats nothing. */
const idOf = (name: string) =>
  new Types.ObjectId(createHash('sha256').update(`watch-site ${name}`).digest().subarray(0, 12));
