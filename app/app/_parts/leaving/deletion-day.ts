import { dateText } from '@/lib/domain/days/day-words';

/** When an account is deleted, for people: '29 Nov 2026, 14:05 UTC'. `iso`: ISO 8601. */
export const deletionDay = (iso: string) => `${dateText(iso)}, ${new Date(iso).toISOString().slice(11, 16)} UTC`;
