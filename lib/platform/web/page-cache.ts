import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { renderPage } from './page-render';
import { type Content, shows } from './public-paths';
import type { StoredAnswer } from './stored-answer';

/** Memory for all pages together, in bytes; beyond it those asked for longest ago go. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Of which pictures may take so many: those of a whole catalogue must not drive out the pages. */
const MOST_PICTURE_BYTES = 16 * 1024 * 1024;
/** A page is rendered again after this at the latest, for what changes without an event: the year, a missed event. */
const OLDEST_MS = 5 * 60_000;
/**
 * How long after a change a page may still be shown as it was while it is rendered again: no request waits for that.
 * An admin who saves who runs the site looks at its pages next: those wait. So do practice tests: one that is wrong goes at once.
 */
const GRACE_MS: Record<Content, number> = { articles: 1_000, courses: 1_000, practice: 0, search: 1_000, site: 0 };
/** So many pages, those asked for last, are made anew right after a change; the others when they are asked for. */
const AT_ONCE = 40;

interface Kept {
  answer: StoredAnswer;
  madeAt: number;
  /** Its number among all renderings, in the order in which they began. */
  turn: number;
  /** Until when it may be shown as it was, since its content changed; null while it is current. */
  shownUntil: number | null;
}

interface Pages {
  /** Those asked for last stand last. */
  kept: Map<string, Kept>;
  bytes: number;
  /** The newest rendering under way of each path, so that a hundred requests for one page render it once. */
  rendering: Map<string, Rendering>;
  /** Counts changes, so that a rendering knows whether one happened meanwhile. */
  changes: Record<Content, number>;
  /** How many renderings have begun. */
  begun: number;
}

interface Rendering {
  made: Promise<StoredAnswer>;
  /** The changes that had happened when it began. */
  since: Record<Content, number>;
}

const pages = () =>
  once(
    'public-pages',
    (): Pages => ({
      kept: new Map(),
      bytes: 0,
      rendering: new Map(),
      changes: { articles: 0, courses: 0, practice: 0, search: 0, site: 0 },
      begun: 0,
    }),
  );

/**
 * The page at this path: kept, or rendered now. One that is being made anew after a change is answered as it was for
 * up to a second, but never after a change of who runs the site or of practice tests, and for as long as it can't be
 * made anew. Rejects when Next doesn't answer.
 */
export function keptPage(path: string): StoredAnswer | Promise<StoredAnswer> {
  const state = pages();
  const kept = state.kept.get(path);
  if (!kept) return rendered(path);
  const now = Date.now();
  if (kept.shownUntil !== null && now >= kept.shownUntil) return renderedOr(kept.answer, path);
  state.kept.delete(path);
  state.kept.set(path, kept);
  if (kept.shownUntil !== null || now - kept.madeAt > OLDEST_MS) renderBehind(path);
  return kept.answer;
}

/** Whether the page at this path is kept, so that answering it takes no rendering that this request is to blame for. */
export const isKept = (path: string): boolean => pages().kept.has(path);

/** Bytes of the kept pages. */
export const pagesBytes = (): number => pages().bytes;

/** Marks every page that shows this content as changed, and makes those asked for last anew. */
export async function contentChanged(content: Content): Promise<void> {
  const state = pages();
  state.changes[content]++;
  const until = Date.now() + GRACE_MS[content];
  const changed = [...state.kept].filter(([path]) => shows(path, content));
  for (const [, kept] of changed) kept.shownUntil = Math.min(kept.shownUntil ?? until, until);
  for (const [path] of changed.reverse().slice(0, AT_ONCE)) await rendered(path).catch(() => undefined);
}

/** The page made anew; as it was when that fails, so that a database that is away for a minute takes no page with it. */
async function renderedOr(old: StoredAnswer, path: string): Promise<StoredAnswer> {
  const made = await rendered(path).catch(() => old);
  return made.status < 500 ? made : old;
}

function renderBehind(path: string): void {
  rendered(path).catch((error) => log().warn({ err: error, path }, 'a public page could not be recreated'));
}

/** Renders the page once for all requests that ask for it now. One that began before a change of what it shows is not waited for. */
function rendered(path: string): Promise<StoredAnswer> {
  const { rendering, changes } = pages();
  const underWay = rendering.get(path);
  if (underWay && changedSince(underWay.since, path).length === 0) return underWay.made;
  const since = { ...changes };
  const made = render(path, since).finally(() => {
    if (rendering.get(path)?.made === made) rendering.delete(path);
  });
  rendering.set(path, { made, since });
  return made;
}

async function render(path: string, since: Record<Content, number>): Promise<StoredAnswer> {
  const turn = ++pages().begun;
  const madeAt = Date.now();
  const answer = await renderPage(path);
  // Two of one page are under way where it changed meanwhile: the one that began last stays, whichever ends last.
  if ((pages().kept.get(path)?.turn ?? 0) > turn) return answer;
  if (answer.shared) {
    const graces = changedSince(since, path).map((content) => GRACE_MS[content]);
    keep(path, { answer, madeAt, turn, shownUntil: graces.length ? madeAt + Math.min(...graces) : null });
  } else if (answer.status < 500) drop(path);
  return answer;
}

/** What the page shows and has changed since then. */
function changedSince(since: Record<Content, number>, path: string): Content[] {
  const { changes } = pages();
  return (Object.keys(since) as Content[]).filter(
    (content) => since[content] !== changes[content] && shows(path, content),
  );
}

function keep(path: string, page: Kept): void {
  drop(path);
  const state = pages();
  state.kept.set(path, page);
  state.bytes += page.answer.size;
  if (isPicture(path)) dropOldestPictures();
  for (const oldest of state.kept.keys()) {
    if (state.bytes <= MOST_BYTES) return;
    drop(oldest);
  }
}

function dropOldestPictures(): void {
  const pictures = [...pages().kept].filter(([path]) => isPicture(path));
  let bytes = pictures.reduce((sum, [, { answer }]) => sum + answer.size, 0);
  for (const [path, { answer }] of pictures) {
    if (bytes <= MOST_PICTURE_BYTES) return;
    drop(path);
    bytes -= answer.size;
  }
}

const isPicture = (path: string) => path.endsWith('.png');

function drop(path: string): void {
  const state = pages();
  state.bytes -= state.kept.get(path)?.answer.size ?? 0;
  state.kept.delete(path);
}
