import { knownCourseField } from '@/lib/domain/course-fields';
import type { PlanEntries } from './entries';

/** Shares above which a person should look twice, and the number below which a share says nothing. */
const FEW = 10;
const MUCH_REFUSED = 0.25;
const MUCH_CHANGED = 0.5;
const MUCH_MISSING = 0.25;
const MUCH_EMPTIED = 0.1;
const MUCH_DEARER = 0.1;
/** A fee that moves by more than this factor is more often a mistaken column or currency than a new price. */
const FEE_FACTOR = 1.5;

/** Watches the changes of a plan for what is more often a mistake than meant. */
export class Watch {
  private readonly emptied = new Map<string, number>();
  private jumpingFees = 0;

  add({ before, after }: Pick<PlanEntries['changed'], 'before' | 'after'>): void {
    for (const [field, value] of Object.entries(after)) {
      if (value === '' || value === null) this.emptied.set(field, (this.emptied.get(field) ?? 0) + 1);
    }
    const [from, to] = [before.tuitionFeeMinor, after.tuitionFeeMinor];
    if (from && to && (to > from * FEE_FACTOR || from > to * FEE_FACTOR)) this.jumpingFees++;
  }

  /** One sentence for each thing out of the ordinary. */
  cautions(counts: { rows: number; changed: number; unchanged: number; refused: number; missing: number }): string[] {
    const { rows, changed, unchanged, refused, missing } = counts;
    const known = changed + unchanged;
    const found: string[] = [];
    if (much(refused, rows, MUCH_REFUSED)) {
      found.push(`${share(refused, rows)} of the rows can’t be used. Please check the columns and the header row.`);
    }
    if (much(changed, known, MUCH_CHANGED)) {
      found.push(`${number(changed)} of ${number(known)} known courses in this file would change.`);
    }
    if (much(this.jumpingFees, known, MUCH_DEARER)) {
      found.push(
        `The fee of ${number(this.jumpingFees)} courses would rise or fall by more than half. Please check the fee’s column, currency and period.`,
      );
    }
    for (const [field, courses] of this.emptied) {
      const words = knownCourseField(field)?.loss;
      if (words && much(courses, known, MUCH_EMPTIED)) {
        found.push(`${number(courses)} courses would lose ${words}: the file’s cells are empty.`);
      }
    }
    if (much(missing, missing + known, MUCH_MISSING)) {
      found.push(`${number(missing)} known courses of these universities are not in the file.`);
    }
    return found;
  }
}

const much = (count: number, of: number, limit: number) => count >= FEW && count > of * limit;
const number = (count: number) => count.toLocaleString('en-GB');
const share = (count: number, of: number) => `${Math.round((100 * count) / of)} %`;
