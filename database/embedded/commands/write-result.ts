import { type Doc, docOf } from '../bson/types';
import { CommandError } from '../errors';

/** The `writeErrors` of a reply. */
export class WriteErrors {
  private readonly errors: Doc[] = [];

  /**
   * Notes that a statement failed; anything but a refusal of the statement is thrown on.
   * @param index the statement's place in the command
   */
  add(index: number, error: unknown): void {
    if (!(error instanceof CommandError)) throw error;
    this.errors.push(docOf({ index, code: error.code, errmsg: error.message, ...error.extra }));
  }

  get any(): boolean {
    return this.errors.length > 0;
  }

  /** The member for the reply, or undefined when all went well. */
  get list(): Doc[] | undefined {
    return this.any ? this.errors : undefined;
  }
}
