'use server';

import { redirect } from 'next/navigation';
import { saveSearch as contract } from '@/lib/contract/catalogue/saved-searches';
import { budgetOf } from '@/lib/contract/operation';
import { areaOf, SAVED_COURSES } from '@/lib/domain/areas';
import { AppError } from '@/lib/domain/errors';
import { changingViewer } from '@/lib/platform/auth/page-viewer';
import { connectDatabase } from '@/lib/platform/db';
import { spend } from '@/lib/platform/limits/rate-limits';
import { saveSearch } from '@/lib/services/catalogue/search/saved/searches';

/** What was typed, and why it wasn't saved. */
export interface RefusedSearch {
  name: string;
  mails: boolean;
  error: string;
}

/**
 * The plain submission of the form that names a search, for browsers that run no script: the same budget, checks and record
 * as `POST /api/v1/saved-searches`. Returns the refusal to show, or redirects to the saved searches.
 */
export async function saveSearchWithoutScript(_before: RefusedSearch | null, form: FormData): Promise<RefusedSearch> {
  const typed = { name: String(form.get('search-name') ?? ''), mails: form.get('mails') !== null };
  const given = contract.body.safeParse({ ...typed, search: String(form.get('search') ?? '') });
  if (!given.success) return { ...typed, error: given.error.issues[0]?.message ?? '' };
  await connectDatabase();
  const viewer = await changingViewer(contract.access);
  try {
    await spend(budgetOf(contract), viewer.userId);
    await saveSearch(viewer, given.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...typed, error: Object.values(error.fields ?? {})[0] ?? error.message };
  }
  redirect(`${areaOf(viewer.role)}/${SAVED_COURSES}#saved-searches`);
}
