import type { FactValue } from '@/lib/engines/facts/fact';
import type { FactId } from '@/lib/engines/facts/fact-ids';

type Sure = 'official' | 'agreeing';
export type Shipped = readonly [id: FactId, from: string, to: string | null, sure: Sure, value: FactValue];

export const READ = '2026-11-22';
export const AGAIN = '2026-11-26';
export const NEW = '2026-11-28';
export const VISA = '2026-11-29';
/** @param value of a text its first words */
export const fact = (id: FactId, from: string, to: string | null, sure: Sure, value: FactValue): Shipped => [
  id,
  from,
  to,
  sure,
  value,
];
