import type { QueryFilter } from 'mongoose';

/**
 * Which records of a collection are meant. mongoose's own filter takes any field, this one those of the record and of its
 * parts ('views.shared'): a misspelt one does not compile.
 */
export type Filter<R> = {
  [P in keyof QueryFilter<R> as P extends Joint ? never : string extends P ? never : P]: QueryFilter<R>[P];
} & { [J in Joint]?: Filter<R>[] };

type Joint = '$and' | '$or' | '$nor';
