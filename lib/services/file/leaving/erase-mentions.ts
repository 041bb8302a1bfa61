import type { Model, Types } from 'mongoose';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { removeKeptMails } from '@/lib/platform/mail/mail-folder';
import { Activity } from '@/models/activity';
import { Event } from '@/models/event';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { type ChangedFacts, eraseFromAction, StaffAction, type StaffActionRecord } from '@/models/staff-action';
import { GONE } from './gone';

/** A person as the records of others may name them. */
export interface Mentioned {
  /** Of the account and its applications. */
  ids: string[];
  /** Name, address and mobile number. */
  texts: string[];
}

/**
 * Takes a person out of what others keep: in logs and notices their name and address become '(deleted)'; queued mails and
 * jobs, unread events and kept mails that are about them go. Whole collections are read, along `_id`, since texts have no index:
 * an erasure is rare and runs in the background.
 */
export async function eraseMentions(person: Mentioned): Promise<void> {
  const named = mentionOf(person.texts);
  const isAbout = (value: unknown) => {
    const text = JSON.stringify(value);
    return person.ids.some((id) => text.includes(id)) || (named !== null && replaced(text, named) !== text);
  };
  await eachOf(Notification, 'notification userId', async ({ _id, userId, notification }) => {
    const text = named ? replaced(notification, named) : notification;
    if (text !== notification)
      await Notification.collection.updateOne({ _id, userId }, { $set: { notification: text } });
  });
  await eachOf(Activity, 'activity userId', async ({ _id, userId, activity }) => {
    const text = named ? replaced(activity, named) : activity;
    if (text !== activity) await Activity.collection.updateOne({ _id, userId }, { $set: { activity: text } });
  });
  await eachOf(StaffAction, 'userId subjectId label before after', async (action) => {
    if (isAbout(action)) await eraseFromAction(action._id, withoutPerson(action, person, named));
  });
  const jobs: Types.ObjectId[] = [];
  await eachOf(Job, 'payload error', async ({ _id, payload, error }) => {
    if (isAbout([payload, error])) jobs.push(_id);
  });
  // A mail bears the id of the job that sent it: it may have gone to an address that nothing else knows.
  const sent = new Set(jobs.map(String));
  await removeKeptMails((mail) => sent.has(mail.id) || isAbout(mail));
  await Job.collection.deleteMany({ _id: { $in: jobs } });
  await eachOf(Event, 'to payload', async ({ _id, to, payload }) => {
    if (isAbout([to, payload])) await Event.collection.deleteOne({ _id });
  });
}

/**
 * The rule for the log of staff actions: in a line about the person every text of `before` and `after` becomes '(deleted)'
 * unless it is a status; numbers and yes or no stay. In every other line, and in labels, only what names the person does.
 */
function withoutPerson(
  { userId, subjectId, label, before, after }: StaffActionRecord,
  { ids }: Mentioned,
  named: RegExp | null,
): Pick<StaffActionRecord, 'label' | 'before' | 'after'> {
  const own = ids.includes(String(userId)) || ids.includes(subjectId);
  const factsOf = (facts: ChangedFacts | null) =>
    facts &&
    Object.fromEntries(
      Object.entries(facts).map(([field, value]) => {
        if (typeof value !== 'string' || STATUSES.has(value)) return [field, value];
        return [field, own ? GONE : named ? replaced(value, named) : value];
      }),
    );
  return { label: named ? replaced(label, named) : label, before: factsOf(before), after: factsOf(after) };
}

const STATUSES: ReadonlySet<string> = new Set(APPLICATION_STATUSES);

/** Finds the texts where they stand as words of their own; null where there is nothing to look for. */
function mentionOf(texts: readonly string[]): RegExp | null {
  const known = texts.filter((text) => text.length > 1).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return known.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.join('|')})(?![\\p{L}\\p{N}])`, 'giu') : null;
}

const replaced = (text: string, named: RegExp) => text.replace(named, GONE);

/** Every record of a collection, a page at a time. */
async function eachOf<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  fields: string,
  work: (record: T) => Promise<void>,
): Promise<void> {
  for (let after: Types.ObjectId | null = null; ; ) {
    const page: T[] = await model
      .find(after ? { _id: { $gt: after } } : {}, fields)
      .sort({ _id: 1 })
      .limit(PAGE)
      .lean<T[]>();
    for (const record of page) await work(record);
    if (page.length < PAGE) return;
    after = page.at(-1)?._id ?? null;
  }
}

const PAGE = 1_000;
