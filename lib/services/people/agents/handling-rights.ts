import type { Types } from 'mongoose';
import { canNameForHandling } from '@/lib/agency-access';
import type { HandlingRightView } from '@/lib/contract/agency/handling';
import { type HandlingScope, isSameScope, scopeWords } from '@/lib/domain/agency/handling';
import { conflict, forbidden, found, invalid } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { sendMail } from '@/lib/platform/mail/send';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency, type HandlingRecord } from '@/models/agency';
import type { Signed } from '@/models/application-parts';
import { idOf } from '@/models/id';
import { SiteSetting } from '@/models/site-setting';
import { User, type UserRecord } from '@/models/user';
import { createInvited } from '../accounts/inviting';
import { fallOfAgency } from '../handling';

const MOST_RIGHTS = 300;

interface Handling {
  rights: HandlingRightView[];
  isOwnSite: boolean;
}

/** What an agency may handle and what it named, for an admin. 404 for an account that registered no agency. */
export async function handlingOfAgent(agencyId: string): Promise<Handling & { agency: string }> {
  return { agency: nameOf(await agentOf(agencyId)), ...(await handlingView(agencyId)) };
}

/** The same of the viewer's own agency, and whether they name universities. */
export async function ownHandling(viewer: Viewer): Promise<Handling & { canName: boolean }> {
  return { ...(await handlingView(placeOf(viewer).id)), canName: canNameForHandling(viewer) };
}

/**
 * Lets an agency handle what a scope covers, or withdraws that; logged, and the agency is told. What it then may not handle falls to
 * staff at once; the same call again goes on where one was cut off. 404 for an account that registered no agency, 409 for too many.
 */
export async function allowHandling(
  viewer: Viewer,
  agencyId: string,
  { allowed, ...scope }: HandlingScope & { allowed: boolean },
): Promise<Handling> {
  await agentOf(agencyId);
  const isNews = await changeRight(agencyId, scope, ({ named, allowed: before }) => {
    if (allowed) return { named, allowed: before ?? signed(viewer) };
    return { named, allowed: null };
  });
  if (!allowed) await fallOfAgency(agencyId, 'The agency is no longer allowed to handle it.');
  if (isNews) {
    const change = { before: {}, after: { scope: scopeWords(scope), allowed } };
    await recordStaffAction(viewer, 'agent.handling', { kind: 'account', id: agencyId, userId: agencyId }, change);
    const may = allowed ? 'may now handle' : 'may no longer handle';
    await notify(agencyId, `Your agency ${may}: ${scopeWords(scope)}.`, '/people');
  }
  return handlingView(agencyId);
}

/** Names a partner university for an admin to allow, or takes the name back. 403 for who isn't an owner, 409 for too many. */
export async function nameForHandling(
  viewer: Viewer,
  { named, ...scope }: HandlingScope & { named: boolean },
): Promise<Handling> {
  if (!canNameForHandling(viewer)) throw forbidden();
  const { id } = placeOf(viewer);
  await changeRight(id, scope, ({ named: before, allowed }) => ({
    named: named ? (before ?? signed(viewer)) : null,
    allowed,
  }));
  const did = named ? ['added', 'to'] : ['removed', 'from'];
  const list = 'the universities whose applications your agency wants to handle';
  await recordActivity(viewer.userId, `You ${did[0]} ${scopeWords(scope)} ${did[1]} ${list}.`);
  return handlingView(id);
}

/** The agency whose own site this is, and those that can be chosen: verified ones, by name. */
export async function ownAgencyForm() {
  const site = await SiteSetting.findById('site', 'ownAgency').lean();
  const agents = await User.find(
    { role: 'agent', agency: null, isVerified: true, disabled: { $ne: true } },
    'name company_name',
  )
    .sort({ company_name: 1, _id: 1 })
    .limit(500)
    .lean();
  const own = site?.ownAgency ? await User.findById(site.ownAgency, 'name company_name').lean() : null;
  const view = (one: Pick<UserRecord, '_id' | 'name' | 'company_name'>) => ({
    _id: String(one._id),
    name: nameOf(one),
  });
  return { agency: own && view(own), choices: agents.map(view) };
}

type OwnAgency = { agencyId?: string | null | undefined; company: string; name: string; email: string };

/**
 * Names the agency whose own site this is, or makes it with its owner, who gets an e-mail to choose a password; logged. What a former one
 * then may not handle falls to staff. 404 for an account that registered no agency, 409 for one that isn't verified and for a taken
 * address, 422 for the admin's own address: who sets the site up and who works in the agency sign in with two.
 */
export async function nameOwnAgency(viewer: Viewer, given: OwnAgency) {
  const before = (await SiteSetting.findById('site', 'ownAgency').lean())?.ownAgency;
  const ownAgency = await chosenOrMade(viewer, given);
  await SiteSetting.updateOne({ _id: 'site' }, { $set: { ownAgency } }, { upsert: true });
  if (before && String(before) !== String(ownAgency))
    await fallOfAgency(String(before), 'The agency is no longer allowed to handle it.');
  const { agency } = await ownAgencyForm();
  await recordStaffAction(
    viewer,
    'site.own-agency',
    { kind: 'account', id: String(ownAgency ?? before ?? viewer.userId), userId: ownAgency ? String(ownAgency) : null },
    { before: {}, after: { agency: agency?.name ?? '' } },
  );
  return { agency };
}

async function chosenOrMade(
  viewer: Viewer,
  { agencyId, company, name, email }: OwnAgency,
): Promise<Types.ObjectId | null> {
  if (agencyId === null) return null;
  if (agencyId) {
    const agent = await agentOf(agencyId);
    if (!agent.isVerified) throw conflict('Please verify this agency first.');
    return agent._id;
  }
  if (email === viewer.email) throw invalid({ email: 'Please use a different address from your admin account’s.' });
  const made = await createInvited('staff', { name, email, role: 'agent', company_name: company });
  await sendMail({ template: 'agency-invited', userId: String(made._id) });
  return made._id;
}

const nameOf = ({ name, company_name }: Pick<UserRecord, 'name' | 'company_name'>) => company_name || name;

const agentOf = async (agencyId: string): Promise<UserRecord> =>
  found(await User.findOne({ _id: agencyId, role: 'agent', agency: null }).lean(), 'User not found.');

const signed = (viewer: Viewer): Signed => ({
  by: idOf(viewer),
  byRole: viewer.role,
  byName: viewer.name,
  at: new Date(),
});

type Changed = Pick<HandlingRecord, 'named' | 'allowed'>;

/** Changes one line, and drops one that neither names nor allows any more. Tells whether it was allowed or withdrawn by that. */
async function changeRight(
  agencyId: string,
  scope: HandlingScope,
  change: (line: Changed) => Changed,
): Promise<boolean> {
  const { country, university } = scope;
  for (;;) {
    const agency = await Agency.findById(agencyId, 'handling updatedOn').lean();
    const lines = agency?.handling ?? [];
    const line = lines.find((one) => isSameScope(one, scope)) ?? { country, university, named: null, allowed: null };
    const changed = { ...line, ...change(line) };
    const others = lines.filter((one) => !isSameScope(one, scope));
    if (others.length >= MOST_RIGHTS) throw conflict('There are too many lines. Please remove some first.');
    const handling = changed.named || changed.allowed ? [...others, changed] : others;
    const written = agency
      ? await Agency.updateOne({ _id: agencyId, updatedOn: agency.updatedOn }, { $set: { handling } })
      : await Agency.updateOne({ _id: agencyId }, { $setOnInsert: { handling } }, { upsert: true });
    if (written.matchedCount || written.upsertedCount) return Boolean(line.allowed) !== Boolean(changed.allowed);
  }
}

async function handlingView(agencyId: string): Promise<Handling> {
  const [agency, site] = await Promise.all([
    Agency.findById(agencyId, 'handling').lean(),
    SiteSetting.findById('site', 'ownAgency').lean(),
  ]);
  const view = (one: Signed | null) => one && { byName: one.byName, at: one.at.toISOString() };
  return {
    isOwnSite: String(site?.ownAgency) === agencyId,
    rights: (agency?.handling ?? []).map(({ country, university, named, allowed }) => ({
      ...{ country, university, named: view(named), allowed: view(allowed) },
    })),
  };
}
