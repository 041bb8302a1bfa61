import { Decimal128, Double, Int32, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { onRealMongoDB, refusal, testDatabase } from './support/database';
import { branch, evaluator } from './support/expression';

const database = testDatabase();
const evaluated = evaluator(database);

describe('number types', () => {
  it.each([
    ['Int32 + Int32', { $add: [new Int32(1), new Int32(2)] }, Int32],
    ['Int32 overflow', { $add: [new Int32(2147483647), new Int32(1)] }, Long],
    ['Int64 overflow', { $multiply: [Long.MAX_VALUE, 2] }, Double],
    ['with a double', { $add: [1, new Double(1)] }, Double],
    ['with a decimal', { $multiply: [2, Decimal128.fromString('0.1')] }, Decimal128],
    ['$divide', { $divide: [4, 2] }, Double],
    ['$toLong', { $toLong: 5 }, Long],
    ['$floor of a double', { $floor: new Double(2.5) }, Double],
  ])('%s', async (_name, expression, type) => {
    expect(await evaluated(expression, { promoteValues: false })).toBeInstanceOf(type);
  });

  it('sums doubles without gathering errors', async () => {
    const c = await database.collection(Array.from({ length: 10 }, (_, i) => ({ _id: i, v: 0.1 })));
    expect(await c.aggregate([{ $group: { _id: null, s: { $sum: '$v' } } }]).toArray()).toEqual([{ _id: null, s: 1 }]);
  });
});

describe('refusals', () => {
  it.each([
    ['$add of text', { $add: ['$s', 1] }, 14],
    ['$divide by zero', { $divide: ['$n', 0] }, 2],
    ['$mod by zero', { $mod: ['$n', 0] }, 16610],
    ['$concat of a number', { $concat: ['a', '$n'] }, 16702],
    ['$size of a number', { $size: '$n' }, 17124],
    ['$arrayElemAt of a number', { $arrayElemAt: ['$n', 0] }, 28689],
    ['two arguments for $abs', { $abs: [1, 2] }, 16020],
    ['$switch without a match', { $switch: { branches: [branch(false, 1)] } }, 40066],
    ['$toInt of text', { $toInt: 'x' }, 241],
    ['$convert of an array', { $convert: { input: '$arr', to: 'int' } }, 241],
    ['$filter of text', { $filter: { input: '$s', cond: true } }, 28651],
    ['$map without in', { $map: { input: '$arr' } }, 16882],
    ['$in without an array', { $in: [1, '$n'] }, 40081],
    ['an unknown zone', { $hour: { date: '$date', timezone: 'Mars/Base' } }, 40485],
    ['two operators in one object', { $add: [1], $abs: 1 }, 15983],
    ['$year of text', { $year: '$s' }, 16006],
  ])('%s', async (_name, expression, code) => {
    expect(await refusal(evaluated(expression))).toMatchObject({ code });
  });

  it.skipIf(onRealMongoDB).each(['$function', '$sin', '$meta'])('%s is refused with NotImplemented', async (name) => {
    expect(await refusal(evaluated({ x: { [name]: '$n' } }))).toMatchObject({ code: 238 });
  });
});
