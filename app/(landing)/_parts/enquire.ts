'use server';

import { headers } from 'next/headers';
import { enquire as contract } from '@/lib/contract/people/enquiries';
import { AppError } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { clientAddress } from '@/lib/platform/limits/client-address';
import { spendOfAddress } from '@/lib/platform/limits/rate-limits';
import { enquire } from '@/lib/services/people/enquiries';
import type { EnquiryState } from './enquiry-state';

const FIELDS = ['name', 'email', 'mobile', 'message'] as const;

/**
 * The counsellor form's submission, with and without JavaScript: the same budget, checks and record as
 * `POST /api/v1/enquiries`. What was typed comes back with a refusal, so that nothing is lost.
 */
export async function sendEnquiry(_before: EnquiryState, form: FormData): Promise<EnquiryState> {
  const typed = Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')]));
  const checked = contract.body.safeParse(typed);
  if (!checked.success) {
    const fields: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message;
    const empty = (['name', 'email', 'mobile'] as const).some((field) => !typed[field]?.trim());
    const message = empty ? contract.invalidMessage : 'Please check the highlighted fields.';
    return { sent: false, message, fields, typed };
  }
  try {
    await connectDatabase();
    await spendOfAddress('enquiry', clientAddress({ headers: await headers() }));
    await enquire(checked.data);
    return { sent: true };
  } catch (error) {
    if (error instanceof AppError) return { sent: false, message: error.message, fields: {}, typed };
    throw error;
  }
}
