import type { TextProblem } from '@/lib/contract/practice/own';
import { notFound } from '@/lib/domain/errors';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { PracticeEdition } from '@/models/practice-edition';
import { PracticeOwnSet } from '@/models/practice-own-set';
import { draftOf } from '../editions';
import { partsOf, type RecordedPart } from '../recordings';
import { readOf } from './write';

/** A set of this site in the list of those who write. */
export interface OwnSetRow {
  id: string;
  title: string;
  problems: number;
  byName: string;
  at: string;
  /** Its newest edition; null while there is none. */
  edition: { n: number; at: string } | null;
}

/** All sets of this site, those changed last first. */
export async function ownSets(): Promise<OwnSetRow[]> {
  const [found, editions] = await Promise.all([
    PracticeOwnSet.find({}, 'title problems byName at').sort({ _id: 1 }).lean(),
    PracticeEdition.find({}, 'family n at').sort({ family: 1, n: 1 }).lean(),
  ]);
  const newest = new Map(editions.map(({ family, n, at }) => [family, { n, at: at.toISOString() }]));
  return found
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ _id, title, problems, byName, at }) => ({
      ...{ id: _id, title, problems, byName, at: at.toISOString() },
      edition: newest.get(_id) ?? null,
    }));
}

/** A set as it is written. */
interface OwnSet {
  id: string;
  title: string;
  text: string;
  drawings: { name: string; svg: string }[];
  revision: number;
  problems: TextProblem[];
  /** The id of its preview; null where its text can't be read. */
  previewId: string | null;
  /** What of it is heard, as its text stands. */
  parts: RecordedPart[];
  edition: {
    id: string;
    n: number;
    at: string;
    byName: string;
    check: { kind: 'person' | 'machine'; day: string; agreed: number; byName: string } | null;
  } | null;
}

/** One of them. Throws 404 for no such set. */
export async function ownSet(id: string): Promise<OwnSet> {
  const record = await PracticeOwnSet.findById(id).lean();
  if (!record) throw notFound('There is no such practice set.');
  const { set, problems } = readOf(record);
  const last = await PracticeEdition.findOne({ family: id }).sort({ n: -1 }).lean();
  const { title, text, drawings, revision } = record;
  return {
    ...{ id, title, text, revision, problems },
    drawings: drawings.map(({ name, svg }) => ({ name, svg })),
    previewId: set && draftOf(id),
    parts: set ? await partsOf(id, set as FullSet) : [],
    edition: last && {
      ...{ id: last._id, n: last.n, at: last.at.toISOString(), byName: last.byName },
      check: last.check && {
        ...{ kind: last.check.kind, day: last.check.day },
        ...{ agreed: last.check.agreed, byName: last.check.byName },
      },
    },
  };
}
