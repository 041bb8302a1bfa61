import { Decimal } from '../../bson/decimal';
import { add, divide, isNumeric, type Numeric, toNumber } from '../../bson/numbers';
import { Double, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileExpression } from '../expressions/compile';
import type { Expression } from '../expressions/scope';
import type { CompileAccumulator } from './registry';

export const numericAccumulators: Record<string, CompileAccumulator> = {
  $sum: (operand, context) => {
    const expression = single('$sum', operand, context.expressions);
    return () => {
      const total = new Total();
      return { add: (scope) => total.add(expression(scope)), result: () => total.sum };
    };
  },
  $count: (operand) => {
    if (!isDoc(operand) || operand.size > 0) throw new CommandError(10065, '$count takes no arguments, i.e. $count:{}');
    return () => {
      let count = 0;
      return { add: () => void count++, result: () => count };
    };
  },
  $avg: (operand, context) => {
    const expression = single('$avg', operand, context.expressions);
    return () => {
      const total = new Total();
      return { add: (scope) => total.add(expression(scope)), result: () => total.average };
    };
  },
  $stdDevPop: deviation('$stdDevPop', 0),
  $stdDevSamp: deviation('$stdDevSamp', 1),
};

/** A running sum as MongoDB types it: Int32 grows to Int64, beyond that to double; other types are passed over. */
export class Total {
  private total: Numeric = 0;
  private count = 0;
  /** What adding doubles loses (Kahan–Babuška), so that 0.1 summed ten times is 1. */
  private lost = 0;

  add(value: Value | undefined): void {
    if (!isNumeric(value)) return;
    this.count++;
    if (typeof value === 'number' && typeof this.total === 'number') {
      const sum = this.total + value;
      this.total = sum >= -0x80000000 && sum <= 0x7fffffff ? sum : BigInt(sum);
    } else if (
      (this.total instanceof Double || value instanceof Double) &&
      !isDecimal(this.total) &&
      !isDecimal(value)
    ) {
      this.addDouble(toNumber(this.total), toNumber(value));
    } else {
      this.total = add(this.total, value) ?? new Double(toNumber(this.total) + toNumber(value));
    }
  }

  get sum(): Numeric {
    if (this.total instanceof Double && Number.isFinite(this.total.value))
      return new Double(this.total.value + this.lost);
    return this.total;
  }

  get average(): Value {
    return this.count === 0 ? null : divide(this.sum, this.count);
  }

  private addDouble(a: number, b: number): void {
    const sum = a + b;
    if (Number.isFinite(sum)) this.lost += Math.abs(a) >= Math.abs(b) ? a - sum + b : b - sum + a;
    this.total = new Double(sum);
  }
}

/** The standard deviation of the numbers among the values; null when there are too few. */
export function standardDeviation(values: readonly (Value | undefined)[], lessByOne: 0 | 1): Value {
  const numbers = values.filter(isNumeric).map(toNumber);
  const divisor = numbers.length - lessByOne;
  if (divisor <= 0) return null;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return new Double(Math.sqrt(squares / divisor));
}

function deviation(name: string, lessByOne: 0 | 1): CompileAccumulator {
  return (operand, context) => {
    const expression = single(name, operand, context.expressions);
    return () => {
      const values: (Value | undefined)[] = [];
      return {
        add: (scope) => void values.push(expression(scope)),
        result: () => standardDeviation(values, lessByOne),
      };
    };
  };
}

/** The one expression of an accumulator; a list is refused. */
export function single(name: string, operand: Value, context: Parameters<typeof compileExpression>[1]): Expression {
  if (Array.isArray(operand)) throw new CommandError(40237, `The ${name} accumulator is a unary operator`);
  return compileExpression(operand, context);
}

function isDecimal(value: Numeric): boolean {
  return value instanceof Decimal;
}
