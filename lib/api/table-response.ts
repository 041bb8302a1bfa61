import type { ExportFormat } from '@/lib/contract/table-export';
import { csvPieces, type ExportTable } from '@/lib/platform/export/table';
import { xlsxPieces } from '@/lib/platform/export/xlsx';
import { streamed } from './streamed';

/** Returns a table as a file to save, streamed: its first rows leave while the last are still being read. */
export function tableResponse(table: ExportTable, format: ExportFormat, { headers }: { headers: Headers }): Response {
  headers.set('content-disposition', `attachment; filename="${table.name}.${format}"`);
  if (format === 'csv') return streamed(csvPieces(table), 'text/csv; charset=utf-8', { headers });
  return streamed(xlsxPieces(table), XLSX_TYPE, { headers });
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
