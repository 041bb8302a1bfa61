import type { WrittenSet } from '@/lib/contract/practice/written';
import { notFound } from '@/lib/domain/errors';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { setOfText } from '@/lib/engines/practice/text/set-text';
import { PracticeEdition, type PracticeEditionRecord } from '@/models/practice-edition';
import { PracticeOwnSet } from '@/models/practice-own-set';
import { editions } from './editions';

/** Sets that admins wrote in the browser, while that was possible, as files for the folder of this site's own sets. */

const DRAFT = '-draft';

/** All drafts and editions, by their sets. */
export async function setsWrittenBefore(): Promise<WrittenSet[]> {
  const [drafts, published, texts] = await Promise.all([
    PracticeOwnSet.find({}, 'title byName at').lean(),
    PracticeEdition.find({}, 'n byName at').lean(),
    editions(),
  ]);
  const titles = new Map(texts.map(({ set }) => [set.id, set.title]));
  const rows = [
    ...drafts.map(({ _id, title, byName, at }) => ({ id: `${_id}${DRAFT}`, title, edition: null, byName, at })),
    ...published.map(({ _id, n, byName, at }) => ({ id: _id, title: titles.get(_id) ?? _id, edition: n, byName, at })),
  ];
  return rows
    .sort((one, other) => one.id.localeCompare(other.id))
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

interface WrittenFile {
  name: string;
  text: string;
}

/**
 * A draft or an edition as a file that the folder takes, under an id of its own: the edition itself stays where it is. A draft
 * that can't be read as a set comes as it was written. Throws 404 where there is none.
 */
export async function fileWrittenBefore(id: string): Promise<WrittenFile> {
  const fileId = id.replace(/^own-/, 'site-');
  if (id.endsWith(DRAFT)) {
    const draft = await PracticeOwnSet.findById(id.slice(0, -DRAFT.length)).lean();
    if (!draft) throw notFound(NO_SUCH_SET);
    const set = setOfText(draft.text, { id: fileId, status: 'draft' });
    return set ? fileOf(set, draft.drawings) : { name: `${fileId}.txt`, text: draft.text };
  }
  const edition = await PracticeEdition.findById(id).lean();
  if (!edition) throw notFound(NO_SUCH_SET);
  return fileOf({ ...(JSON.parse(edition.json) as FullSet), id: fileId }, edition.drawings);
}

function fileOf(set: FullSet, drawn: PracticeEditionRecord['drawings']): WrittenFile {
  const drawings = Object.fromEntries(drawn.map(({ name, svg }) => [name, svg]));
  const whole = { ...set, ...(drawn.length > 0 && { drawings }) };
  return { name: `${set.id}.json`, text: `${JSON.stringify(whole, null, 2)}\n` };
}

const NO_SUCH_SET = 'Practice set not found.';
