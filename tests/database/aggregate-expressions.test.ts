import { Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { testDatabase } from './support/database';
import { branch, date, evaluator, oid } from './support/expression';

const database = testDatabase();
const evaluated = evaluator(database);

const families: Record<string, [string, unknown, unknown][]> = {
  arithmetic: [
    ['$add', { $add: ['$n', 1, 2] }, 10],
    ['$add with a date', { $add: ['$date', 1000] }, new Date(date.getTime() + 1000)],
    ['$add with null', { $add: ['$n', '$nil'] }, null],
    ['$subtract', { $subtract: ['$n', 10] }, -3],
    ['$subtract of dates', { $subtract: ['$date', new Date(date.getTime() - 5)] }, 5],
    ['$multiply', { $multiply: ['$n', '$f'] }, 17.5],
    ['$divide', { $divide: ['$n', 2] }, 3.5],
    ['$mod', { $mod: ['$neg', 2] }, -1],
    ['$abs', { $abs: '$neg' }, 3],
    ['$ceil', { $ceil: 2.1 }, 3],
    ['$floor', { $floor: -2.1 }, -3],
    ['$round to even', { $round: '$f' }, 2],
    ['$round to a place', { $round: [2.675, 2] }, 2.68],
    ['$round before the point', { $round: [1250, -2] }, 1200],
    ['$trunc', { $trunc: [-2.79, 1] }, -2.7],
    ['$sqrt', { $sqrt: 9 }, 3],
    ['$pow', { $pow: [2, 10] }, 1024],
    ['$exp and $ln', { $ln: { $exp: 2 } }, 2],
    ['$log10', { $log10: 1000 }, 3],
    ['$log', { $round: [{ $log: [8, 2] }, 9] }, 3],
    ['$max of a list', { $max: ['$n', 9, '$nil'] }, 9],
    ['$sum of an array', { $sum: '$arr' }, 6],
    ['$avg of arguments', { $avg: [1, 2, '$zz'] }, 1.5],
  ],
  comparison: [
    ['$eq across number types', { $eq: ['$n', Long.fromNumber(7)] }, true],
    ['$gt across types', { $gt: ['text', 5] }, true],
    ['$lt of missing and null', { $lt: ['$zz', null] }, true],
    ['$cmp', { $cmp: [1, 2] }, -1],
    ['$ne', { $ne: ['$nil', null] }, false],
    ['$and of nothing', { $and: [] }, true],
    ['$or', { $or: [0, '$nil', 'x'] }, true],
    ['$not', { $not: ['$zz'] }, true],
  ],
  conditions: [
    ['$cond', { $cond: [{ $gt: ['$n', 5] }, 'big', 'small'] }, 'big'],
    [
      '$cond as object',
      {
        $cond: new Map<string, unknown>([
          ['if', false],
          ['then', 1],
          ['else', '$n'],
        ]),
      },
      7,
    ],
    ['$ifNull', { $ifNull: ['$nil', '$zz', 'x'] }, 'x'],
    [
      '$switch',
      {
        $switch: {
          branches: [branch({ $eq: ['$n', 1] }, 'a'), branch(true, 'b')],
        },
      },
      'b',
    ],
    ['$switch default', { $switch: { branches: [branch(false, 'a')], default: 'd' } }, 'd'],
    ['$let', { $let: { vars: { a: 2, b: '$n' }, in: { $multiply: ['$$a', '$$b'] } } }, 14],
    ['$literal', { $literal: '$n' }, '$n'],
  ],
  text: [
    ['$concat', { $concat: ['a', 'b', '$s'] }, 'abHello, Wörld'],
    ['$concat with null', { $concat: ['a', '$nil'] }, null],
    ['$toLower changes ASCII', { $toLower: 'ÄBC' }, 'Äbc'],
    ['$toUpper of a number', { $toUpper: '$n' }, '7'],
    ['$strLenCP', { $strLenCP: '$s' }, 12],
    ['$strLenBytes', { $strLenBytes: '$s' }, 13],
    ['$substrCP', { $substrCP: ['$s', 7, 2] }, 'Wö'],
    ['$substrBytes', { $substrBytes: ['$s', 0, 5] }, 'Hello'],
    ['$split', { $split: ['$s', ', '] }, ['Hello', 'Wörld']],
    ['$trim', { $trim: { input: '  x ' } }, 'x'],
    ['$ltrim with characters', { $ltrim: { input: 'xxyx', chars: 'x' } }, 'yx'],
    ['$indexOfCP', { $indexOfCP: ['$s', 'W'] }, 7],
    ['$indexOfBytes', { $indexOfBytes: ['$s', 'r'] }, 10],
    ['$strcasecmp', { $strcasecmp: ['a', 'A'] }, 0],
    ['$replaceOne', { $replaceOne: { input: 'aXbX', find: 'X', replacement: { $literal: '$&' } } }, 'a$&bX'],
    ['$replaceAll', { $replaceAll: { input: 'aXbX', find: 'X', replacement: '-' } }, 'a-b-'],
    ['$regexMatch', { $regexMatch: { input: '$s', regex: /^hello/i } }, true],
    ['$regexFind', { $regexFind: { input: '$s', regex: 'W(.)' } }, { match: 'Wö', idx: 7, captures: ['ö'] }],
    ['$regexFindAll', { $size: { $regexFindAll: { input: '$s', regex: 'l' } } }, 3],
  ],
  arrays: [
    ['$arrayElemAt', { $arrayElemAt: ['$arr', -1] }, 2],
    ['$first and $last', [{ $first: '$arr' }, { $last: '$arr' }], [3, 2]],
    ['$concatArrays', { $concatArrays: ['$arr', [9]] }, [3, 1, 2, 9]],
    ['$filter', { $filter: { input: '$arr', as: 'x', cond: { $gte: ['$$x', 2] } } }, [3, 2]],
    ['$filter, limited', { $filter: { input: '$arr', cond: { $gte: ['$$this', 2] }, limit: 1 } }, [3]],
    ['$map', { $map: { input: '$docs', as: 'd', in: { $concat: ['$$d.k', '!'] } } }, ['a!', 'b!']],
    ['$reduce', { $reduce: { input: '$arr', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    ['$in', { $in: [2, '$arr'] }, true],
    ['$indexOfArray', { $indexOfArray: ['$arr', 1] }, 1],
    ['$isArray', { $isArray: '$n' }, false],
    ['$range', { $range: [0, 10, 4] }, [0, 4, 8]],
    ['$reverseArray', { $reverseArray: '$arr' }, [2, 1, 3]],
    ['$slice', { $slice: ['$arr', 1, 2] }, [1, 2]],
    ['$slice from the end', { $slice: ['$arr', -2] }, [1, 2]],
    ['$sortArray', { $sortArray: { input: '$arr', sortBy: -1 } }, [3, 2, 1]],
    [
      '$sortArray by field',
      { $sortArray: { input: '$docs', sortBy: { v: -1 } } },
      [
        { k: 'b', v: 2 },
        { k: 'a', v: 1 },
      ],
    ],
    [
      '$zip',
      { $zip: { inputs: ['$arr', ['a']], useLongestLength: true, defaults: [0, 'z'] } },
      [
        [3, 'a'],
        [1, 'z'],
        [2, 'z'],
      ],
    ],
    ['$arrayToObject', { $arrayToObject: '$docs' }, { a: 1, b: 2 }],
    ['$objectToArray', { $objectToArray: '$o.y' }, [{ k: 'z', v: 5 }]],
    ['a path through an array', '$docs.v', [1, 2]],
    ['$maxN', { $maxN: { n: 2, input: '$arr' } }, [3, 2]],
  ],
  sets: [
    ['$setUnion', { $setUnion: ['$arr', [3, 4]] }, [1, 2, 3, 4]],
    ['$setIntersection', { $setIntersection: ['$arr', [3, 1, 9]] }, [1, 3]],
    ['$setDifference', { $setDifference: ['$arr', [1]] }, [3, 2]],
    ['$setEquals', { $setEquals: ['$arr', [1, 2, 3, 3]] }, true],
    ['$setIsSubset', { $setIsSubset: [[1], '$arr'] }, true],
    ['$anyElementTrue', { $anyElementTrue: [[0, null, 1]] }, true],
    ['$allElementsTrue', { $allElementsTrue: [[1, 0]] }, false],
  ],
  objects: [
    ['$mergeObjects', { $mergeObjects: ['$o', { x: 2 }] }, { x: 2, y: { z: 5 } }],
    ['$getField', { $getField: { field: 'x', input: '$o' } }, 1],
    ['$setField', { $setField: { field: 'a.b', input: '$o.y', value: 1 } }, { z: 5, 'a.b': 1 }],
    ['$unsetField', { $unsetField: { field: 'z', input: '$o.y' } }, {}],
    ['$$ROOT', { $size: { $objectToArray: '$$ROOT' } }, 11],
    ['an object of expressions', { a: '$n', b: { $add: [1, 1] }, c: '$zz' }, { a: 7, b: 2 }],
  ],
  types: [
    ['$type', { $type: '$arr' }, 'array'],
    ['$type of missing', { $type: '$zz' }, 'missing'],
    ['$isNumber', { $isNumber: '$f' }, true],
    ['$toString', { $toString: '$oid' }, oid.toHexString()],
    ['$toString of a date', { $toString: '$date' }, '2024-03-10T15:16:17.123Z'],
    ['$toInt', { $toInt: '12' }, 12],
    ['$toInt cuts off', { $toInt: 2.9 }, 2],
    ['$toDouble', { $toDouble: '1.5' }, 1.5],
    ['$toBool', { $toBool: 'false' }, true],
    ['$toDate', { $toDate: '2024-03-10T15:16:17.123Z' }, date],
    ['$toDate of an ObjectId', { $toDate: '$oid' }, oid.getTimestamp()],
    ['$toObjectId', { $toObjectId: oid.toHexString() }, oid],
    ['$convert with onError', { $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
    ['$convert with onNull', { $convert: { input: null, to: 'int', onNull: 0 } }, 0],
  ],
  dates: [
    ['$year', { $year: '$date' }, 2024],
    ['$month and $dayOfMonth', [{ $month: '$date' }, { $dayOfMonth: '$date' }], [3, 10]],
    ['$hour in a zone', { $hour: { date: '$date', timezone: 'America/New_York' } }, 11],
    ['$hour at an offset', { $hour: { date: '$date', timezone: '+05:30' } }, 20],
    [
      '$minute, $second, $millisecond',
      [{ $minute: '$date' }, { $second: '$date' }, { $millisecond: '$date' }],
      [16, 17, 123],
    ],
    ['$dayOfWeek and $dayOfYear', [{ $dayOfWeek: '$date' }, { $dayOfYear: '$date' }], [1, 70]],
    ['$week', { $week: '$date' }, 10],
    [
      '$isoWeek, $isoWeekYear, $isoDayOfWeek',
      [{ $isoWeek: '$date' }, { $isoWeekYear: '$date' }, { $isoDayOfWeek: '$date' }],
      [10, 2024, 7],
    ],
    [
      '$dateToString',
      { $dateToString: { date: '$date', format: '%Y-%m-%d %H:%M:%S.%L %j %u %V %%' } },
      '2024-03-10 15:16:17.123 070 7 10 %',
    ],
    [
      '$dateToString in a zone',
      { $dateToString: { date: '$date', format: '%H:%M%z', timezone: 'Europe/Berlin' } },
      '16:16+0100',
    ],
    ['$dateToString onNull', { $dateToString: { date: '$nil', onNull: '-' } }, '-'],
    ['$dateFromString', { $dateFromString: { dateString: '2024-03-10' } }, new Date('2024-03-10')],
    [
      '$dateFromString with format',
      { $dateFromString: { dateString: '10/03/2024', format: '%d/%m/%Y' } },
      new Date('2024-03-10'),
    ],
    ['$dateFromString onError', { $dateFromString: { dateString: 'x', onError: 0 } }, 0],
    [
      '$dateFromParts',
      { $dateFromParts: { year: 2024, month: 14, day: 1, hour: 2 } },
      new Date('2025-02-01T02:00:00Z'),
    ],
    [
      '$dateToParts',
      { $dateToParts: { date: '$date' } },
      { year: 2024, month: 3, day: 10, hour: 15, minute: 16, second: 17, millisecond: 123 },
    ],
    [
      '$dateAdd months to the last day',
      { $dateAdd: { startDate: new Date('2024-01-31'), unit: 'month', amount: 1 } },
      new Date('2024-02-29'),
    ],
    [
      '$dateAdd a day across summer time',
      {
        $dateAdd: { startDate: new Date('2024-03-09T17:00:00Z'), unit: 'day', amount: 1, timezone: 'America/New_York' },
      },
      new Date('2024-03-10T16:00:00Z'),
    ],
    [
      '$dateSubtract',
      { $dateSubtract: { startDate: '$date', unit: 'hour', amount: 1 } },
      new Date(date.getTime() - 3_600_000),
    ],
    ['$dateDiff', { $dateDiff: { startDate: new Date('2023-12-31T23:00:00Z'), endDate: '$date', unit: 'month' } }, 3],
    ['$dateTrunc', { $dateTrunc: { date: '$date', unit: 'month' } }, new Date('2024-03-01')],
    [
      '$dateTrunc to a week',
      { $dateTrunc: { date: '$date', unit: 'week', startOfWeek: 'monday' } },
      new Date('2024-03-04'),
    ],
    [
      '$dateTrunc with bins',
      { $dateTrunc: { date: '$date', unit: 'minute', binSize: 15 } },
      new Date('2024-03-10T15:15:00Z'),
    ],
  ],
};

for (const [family, cases] of Object.entries(families)) {
  describe(family, () => {
    it.each(cases)('%s', async (_name, expression, expected) => {
      const result = await evaluated(expression);
      expect(family === 'sets' && Array.isArray(result) ? [...result].sort() : result).toEqual(
        family === 'sets' && Array.isArray(expected) ? [...expected].sort() : expected,
      );
    });
  });
}
