import { Types } from 'mongoose';
import type { SaidKind } from '@/lib/domain/applications/application-status';
import { courseWords } from '@/lib/domain/applications/course-words';
import { handlingAgency } from '@/lib/domain/applications/handler';
import { evidenceWords, SAID_WORDS, saidBy } from '@/lib/domain/applications/said';
import { wasSent } from '@/lib/domain/applications/sent';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Effect } from '@/lib/services/records/notices/effects';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import type { OfferRecord, SaidRecord, Signed } from '@/models/application-parts';
import { idOf } from '@/models/id';
import type { Evidence } from './evidence';

/** What a change may say in the university's name. */
interface Saying {
  moves?: readonly StatusMove[];
  offer?: OfferRecord;
  interview?: object | null;
  /** Another start: said in the university's name once it was sent, where it is known. */
  start?: { year?: number };
  /** What shows it; absent for nothing. An offer's letter shows it too. */
  evidence?: Evidence | undefined;
}

/** What a change by an agency that handles says in the university's name, one entry each: none where staff handle. */
export function sayingsOf(
  viewer: Viewer,
  before: ApplicationRecord,
  { moves = [], offer, interview, start, evidence }: Saying,
): { said: SaidRecord[]; effects: Effect[] } {
  const agency = handlingAgency(before);
  if (viewer.role !== 'agent' || !agency) return { said: [], effects: [] };
  const isOffered = offer && offer.made.at.getTime() !== before.offer?.made.at.getTime();
  const kinds = new Set<SaidKind>([
    ...moves.flatMap(({ status }) => saidBy(status) ?? []),
    ...(isOffered ? (['offer'] as const) : []),
    ...(interview ? (['interview'] as const) : []),
    ...(start?.year && wasSent(before) ? (['start'] as const) : []),
  ]);
  const by: Signed = { by: idOf(viewer), byRole: viewer.role, byName: viewer.name, at: new Date() };
  const said = [...kinds].map((what) => ({
    ...{ _id: new Types.ObjectId(), what, said: by, agency: agency.name, reference: evidence?.reference ?? '' },
    ...{ file: evidence?.file ?? (what === 'offer' ? (offer?.letter ?? null) : null), objected: null, settled: null },
  }));
  return { said, effects: said.map((one) => tellStudent(before, one)) };
}

/** The student hears who said what, what shows it, and how to answer that it isn't so. */
export function tellStudent(application: ApplicationRecord, said: SaidRecord): Effect {
  const { what, agency } = said;
  const about = `${agency}: ${SAID_WORDS[what]} (${courseWords(application)}).`;
  return {
    kind: 'notice',
    userId: String(application.userId),
    notification: `${about} Evidence: ${evidenceWords(said)}. If this is not true, tell us on the application’s page.`,
    href: `/my-applications/${application._id}#said`,
  };
}
