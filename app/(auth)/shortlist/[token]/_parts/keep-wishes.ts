'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { wishByLink as contract } from '@/lib/contract/agency/shortlists';
import { budgetOf } from '@/lib/contract/operation';
import { AppError } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { clientAddress } from '@/lib/platform/limits/client-address';
import { spendOfAddress } from '@/lib/platform/limits/rate-limits';
import { wishByLink } from '@/lib/services/applications/shortlists/open';

const FIELD = 'wish-';

/**
 * The form of a shortlist's link, with and without scripts: the same budget, checks and record as `POST /api/v1/shortlist-link`. The
 * page that is answered says what came of it.
 */
export async function keepWishes(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  const wishes = [...form].flatMap(([name, wish]) =>
    name.startsWith(FIELD) ? [{ courseId: name.slice(FIELD.length), wish }] : [],
  );
  const back = `/shortlist/${encodeURIComponent(token)}`;
  const given = contract.body.safeParse({ token, wishes });
  if (!given.success) redirect(`${back}?kept=none`);
  let kept = 'yes';
  try {
    await connectDatabase();
    await spendOfAddress(budgetOf(contract), clientAddress({ headers: await headers() }));
    await wishByLink(given.data.token, given.data.wishes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    kept = error.status === 429 ? 'later' : 'none';
  }
  redirect(`${back}?kept=${kept}`);
}
