import { z } from 'zod';

/** The kinds of file that every table can be had as. */
const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
/** Its ending, as the address has it. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The query of an export beside its list's own, which it takes without paging. */
export const exportFormat = z.enum(EXPORT_FORMATS, "Please choose 'csv' or 'xlsx'.").default('csv');
