import { askAgain, DirectoryRefusal, directoryName } from '@/lib/platform/auth/directory';
import { unseal } from '@/lib/platform/auth/sealed';
import { endSession, ofDirectory } from '@/lib/platform/auth/stored-sessions';
import { defineJob } from '@/lib/platform/jobs/worker';
import { DirectoryLink } from '@/models/directory-link';
import { type SessionRecord, StoredSession } from '@/models/session';
import { User } from '@/models/user';
import { noteRefusal } from './directory-link';
import { assertStillWelcome } from './directory-sign-in';

/** A directory that doesn't answer is asked again so soon; until the session's end, eight hours after its last yes. */
const AGAIN_MS = 300_000;
const AT_ONCE = 5;

/** Asks the directory each hour about everyone who signed in through it: who is refused there loses the session here. */
export const checkDirectory = defineJob({
  kind: 'check-directory',
  everyMs: 60_000,
  leaseMs: 120_000,
  async run(_payload, { signal }) {
    for (let some = await due(); some.length && !signal.aborted; some = await due()) await Promise.all(some.map(check));
  },
});

const due = () =>
  StoredSession.find({ 'directory.checkOn': { $lte: new Date() } })
    .sort({ 'directory.checkOn': 1 })
    .limit(AT_ONCE)
    .lean();

async function check(session: SessionRecord): Promise<void> {
  const { _id, userId, directory } = session;
  // One process asks: a refresh token that is used twice is taken for a stolen one.
  const mine = { _id, 'directory.checkOn': directory?.checkOn ?? null };
  const taken = await StoredSession.updateOne(mine, { $set: { 'directory.checkOn': new Date(Date.now() + AGAIN_MS) } });
  if (!taken.matchedCount) return;
  const refresh = directory?.sealed && unseal('refresh tokens', directory.sealed, String(_id));
  const [user, link] = await Promise.all([User.findById(userId).lean(), DirectoryLink.findOne({ userId }).lean()]);
  const answer = refresh && link && directoryName() ? await askAgain(refresh) : 'refused';
  if (answer === 'away') return;
  try {
    if (!user || answer === 'refused' || answer.key !== link?._id) throw new DirectoryRefusal('refused');
    await assertStillWelcome(user, answer);
    await StoredSession.updateOne({ _id }, { $set: ofDirectory(session, answer.refresh) });
  } catch (error) {
    if (!(error instanceof DirectoryRefusal)) throw error;
    await noteRefusal(user, error.outcome);
    await endSession(String(userId), String(_id));
  }
}
