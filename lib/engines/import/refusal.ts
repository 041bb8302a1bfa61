/**
 * A file that can't be imported at all. `message` is written for the person who uploaded it.
 * 413 too large, 415 not a spreadsheet we read, 422 a spreadsheet without usable content.
 */
export class ImportRefusal extends Error {
  readonly status: 413 | 415 | 422;

  constructor(status: 413 | 415 | 422, message: string) {
    super(message);
    this.name = 'ImportRefusal';
    this.status = status;
  }
}

/** The refusal for a file that breaks off or contradicts itself. `detail` completes 'The file is damaged: …'. */
export function damaged(detail: string): ImportRefusal {
  return new ImportRefusal(422, `The file is damaged: ${detail}. Open it, save it again and upload the new copy.`);
}
