import { readFileSync } from 'node:fs';
import { once } from '@/lib/platform/once';

/** The build's list of server actions: what Next itself looks them up in. */
const LIST = '.next/server/server-reference-manifest.json';

/** As Next writes the ids of actions: a byte of flags and a SHA-1, in hexadecimal. */
const ID = /^[0-9a-f]{42}$/;

/**
 * What a page is asked to run: an action of this build; none; or one of another build, whose page is still open in a browser.
 */
export type NamedAction = 'known' | 'none' | 'of another build';

/** @param id what a script sends as `Next-Action` */
export function actionOf(id: string): NamedAction {
  if (once('page-actions', known).has(id)) return 'known';
  return ID.test(id) ? 'of another build' : 'none';
}

/** The action that a form names which a browser sends without scripts, in the fields that React writes into it. */
export function actionNamedIn(form: FormData): NamedAction {
  const named = [...form.keys()].flatMap((field) => {
    const [, id, reference] = /^\$ACTION_(?:ID_(.+)|REF_(.+))$/.exec(field) ?? [];
    if (id !== undefined) return actionOf(id);
    return reference === undefined ? [] : actionOf(idIn(form.get(`$ACTION_${reference}:0`)));
  });
  if (named.length === 0 || named.includes('none')) return 'none';
  return named.includes('of another build') ? 'of another build' : 'known';
}

/** The id in the description of an action with arguments; '' in anything else. */
function idIn(description: FormDataEntryValue | null): string {
  try {
    return String(JSON.parse(String(description))?.id);
  } catch {
    return '';
  }
}

function known(): Set<string> {
  const { node } = JSON.parse(readFileSync(LIST, 'utf8')) as { node: Record<string, unknown> };
  return new Set(Object.keys(node));
}
