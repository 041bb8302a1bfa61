import { fileSize } from '@/components/ui/controls/file-size';

/** The same limit as the call's contract, which would bring its schemas to the browser. */
export const MOST_BYTES = 50 * 1024 * 1024;
export const FILE_KINDS = ['.xlsx', '.xls', '.ods', '.csv', '.tsv', '.txt'];

/** What is wrong with a file before it is sent, in words that say how to mend it; undefined when nothing is. */
export function fileProblem(
  file: { name: string; size: number } | undefined,
  more: readonly string[] = [],
): string | undefined {
  if (!file) return 'Please select a file before submitting.';
  const ending = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase();
  if (!ending || ![...FILE_KINDS, ...more].includes(ending)) {
    const found = ending ? `This is a ${ending} file.` : 'This file has no file extension.';
    return `${found} Please choose an Excel file (.xlsx or .xls), an OpenDocument file (.ods) or a CSV file (.csv).`;
  }
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size > MOST_BYTES) {
    return `This file is ${fileSize(file.size)}; the limit is 50 MB. Please split it into smaller files.`;
  }
  return undefined;
}
