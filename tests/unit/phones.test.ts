import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mobile } from '@/lib/contract/fields';
import { numbersOf } from '@/lib/domain/addresses/plain-number';
import { typedWords } from '@/lib/domain/desk/search-words';
import { countryOfPhone, e164Of, isSamePhone, phoneCountryOf, shownPhone, storedE164 } from '@/lib/domain/phones';
import { longIt } from '../support/long-it';
import { importsOfFile, packageOf, resolveImport } from '../support/module-imports';
import { sourceFiles } from '../support/rooms';

describe('a number in E.164', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['00919876543210', '+919876543210'],
    ['+91 098000 00001', '+919800000001'],
    ['+9779841234567', '+9779841234567'],
    ['+441632960011', null],
    ['+442079460018', '+442079460018'],
  ])('%s, with nothing known of the person, is %s', (typed, e164) => expect(e164Of(typed)).toBe(e164));

  it.each([
    ['9841234567', 'NP', '+9779841234567'],
    ['91234567', 'SG', '+6591234567'],
    ['07911123456', 'GB', '+447911123456'],
    ['+919876543210', 'NP', '+919876543210'],
  ] as const)('%s in %s is %s', (typed, country, e164) => expect(e164Of(typed, country)).toBe(e164));

  it.each([
    '',
    undefined,
    '123456',
    '+123456',
    '9779841234567',
    '14165550123',
    '0771234567',
    '01712345678',
    '4165550123',
  ])('of %j is not certain', (typed) => expect(e164Of(typed)).toBeNull());

  it('is not certain without a code where the person lives where no country of that name is known', () => {
    const country = phoneCountryOf({ country: 'Near Colombo', nationality: 'India' });
    expect([e164Of('9876543210', country), e164Of('+94771234567', country)]).toEqual([null, '+94771234567']);
  });

  it('of a person is one of where they live, else of their nationality', () => {
    expect(phoneCountryOf({ country: ' nepal ', nationality: 'India' })).toBe('NP');
    expect(phoneCountryOf({ country: '', nationality: 'Bangladesh' })).toBe('BD');
    expect(phoneCountryOf(null)).toBe('IN');
    expect(phoneCountryOf({ country: 'United Arab Emirates' })).toBe('AE');
    expect(phoneCountryOf({ country: 'UK' })).toBe('GB');
  });

  it('of an agency says where its students’ numbers are from', () => {
    expect(countryOfPhone({ mobile: '08034567890', mobileE164: '+2348034567890' })).toBe('NG');
    expect(countryOfPhone({ mobile: '9876543210' })).toBe('IN');
    expect(countryOfPhone({ mobile: '' })).toBe('IN');
  });

  it('stored beside a text that was changed since is none', () => {
    expect(storedE164({ mobile: '9876543210', mobileE164: '+919876543210' })).toBe('+919876543210');
    expect(storedE164({ mobile: '9876543211', mobileE164: '+919876543210' })).toBeNull();
    expect(storedE164({ mobile: '', mobileE164: '+919876543210' })).toBeNull();
  });
});

describe('two numbers', () => {
  it.each([
    ['+919876543210', '09876543210', true],
    ['+9779841234567', '9841234567', true],
    ['+6591234567', '91234567', false],
    ['+9779841234567', '+919841234567', false],
    ['12345', '12345', false],
    ['', '', false],
  ])('%s and %s are the same: %s', (one, other, same) => {
    expect(isSamePhone({ mobile: one }, { mobile: other })).toBe(same);
    expect(isSamePhone({ mobile: other }, { mobile: one })).toBe(same);
  });

  it('are the same in E.164 however short the typed one is', () => {
    const other = { mobile: '91234567', mobileE164: '+6591234567' };
    expect(isSamePhone({ mobile: '+6591234567' }, other)).toBe(true);
  });
});

describe('a typed number', () => {
  it.each([
    ['\u202a+91\u00a098000\u201100001\u202c', '+919800000001'],
    ['98000.00001', '9800000001'],
    ['9800000001,', '9800000001'],
    ['tel:+91-98000-00001', '+919800000001'],
    ['९८०००००००१', '9800000001'],
    ['９８０００００００１', '9800000001'],
    ['+91 (0) 98000-00001', '+919800000001'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['tel: 98000 00005', '9800000005'],
    ['Mob. 98000 00005', '9800000005'],
  ])('%s is taken as %s', (typed, stored) => expect(mobile.parse(typed)).toBe(stored));

  it.each([
    ['9.81405E+11', /shortened this number/],
    ['9,81E+11', /shortened this number/],
    ['9800000001 / 9800000002', /one number/],
    ['9800000001, 9800000002', /one number/],
  ])('%s is said as what it is', (typed, words) =>
    expect(mobile.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(words)]),
  );

  it.each([
    ['98140 00148 / 98140 00149', ['98140 00148', '98140 00149']],
    ['9814000148,', ['9814000148,']],
    ['+91 98140-00148', ['+91 98140-00148']],
    ['98140/00148', ['98140/00148']],
  ])('%s is so many', (typed, numbers) => expect(numbersOf(typed)).toEqual(numbers));

  it.each(['12345', '+91 98000 0000x', '1234567890123456'])('%s is refused, in the words of the rule', (typed) =>
    expect(mobile.safeParse(typed).error?.issues[0]?.message).toBe(
      'Please enter 6 to 15 digits, such as +91 98765 43210.',
    ),
  );

  it('that is whole is searched by what is the same with and without its country’s code', () => {
    for (const typed of ['+91 98765 43210', '098765-43210', '9876543210'])
      expect(typedWords(typed)).toEqual(['9876543210']);
    expect(typedWords('43210')).toEqual(['43210']);
    expect(typedWords('asha 98765')).toEqual(['asha', '98765']);
  });
});

describe('a number on a screen', () => {
  it.each([
    ['9814020011', '+919814020011', '+91 98140 20011'],
    ['9841234567', '+9779841234567', '+977 984 1234567'],
    ['07400123456', '+447400123456', '+44 7400 123456'],
    ['0412345678', '+61412345678', '+61 412 345 678'],
  ])('%s is grouped as its country writes it', (mobile, mobileE164, shown) => {
    expect(shownPhone({ mobile, mobileE164 })).toBe(shown);
  });

  it('is as it was typed where that is not certain; one that has no stored form is read', () => {
    expect(shownPhone({ mobile: '123456', mobileE164: null })).toBe('123456');
    expect(shownPhone({ mobile: '9841234567', mobileE164: null })).toBe('9841234567');
    // A process of an older version changed the text alone.
    expect(shownPhone({ mobile: '9876543211', mobileE164: '+919876543210' })).toBe('9876543211');
    expect(shownPhone({ mobile: '+61412345678' })).toBe('+61 412 345 678');
    expect(shownPhone({ mobile: 'ask at the desk' })).toBe('ask at the desk');
    expect(shownPhone({ mobile: '' })).toBe('');
  });
});

describe('the library', () => {
  longIt('is in no script that a browser loads', () => {
    const client = sourceFiles().filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
    const loaded = new Set(client);
    for (const file of loaded) {
      for (const { specifier, kind } of importsOfFile(file)) {
        const target = kind === 'value' ? resolveImport(file, specifier) : null;
        // What the browser has of a server action is its address.
        if (target?.match(/\.tsx?$/) && !readFileSync(target, 'utf8').startsWith("'use server'")) loaded.add(target);
      }
    }
    expect(loaded.has('lib/contract/fields.ts')).toBe(true);
    const withTables = [...loaded].filter((file) =>
      importsOfFile(file).some(({ specifier }) => packageOf(specifier) === 'libphonenumber-js'),
    );
    expect(withTables).toEqual([]);
  });
});
