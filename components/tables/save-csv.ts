/** Saves a CSV text as a file named after the file that it is about: 'Courses - report.csv'. */
export function saveCsv(fileName: string, what: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName.replace(/\.[^.]+$/, '')} - ${what}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
