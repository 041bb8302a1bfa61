import { describe, expect, it } from 'vitest';
import type { Cell } from '@/lib/engines/import/spreadsheet';
import { parseCountry } from '@/lib/engines/import/values/country';
import { parseLink } from '@/lib/engines/import/values/link';
import { cellText } from '@/lib/engines/import/values/text';

describe('links', () => {
  it.each([
    ['https://www.ubc.ca/law?x=1#y', 'https://www.ubc.ca/law?x=1#y'],
    [' HTTP://sfu.ca ', 'HTTP://sfu.ca'],
    ['www.ubc.ca/law', 'https://www.ubc.ca/law'],
    ['study.unimelb.edu.au/find', 'https://study.unimelb.edu.au/find'],
    ['<a href="https://ubc.ca/law">Law</a>', 'https://ubc.ca/law'],
    ["http://ubc.ca/women's", "http://ubc.ca/women's"],
    ['https://ubc.ca/"onclick="x', 'https://ubc.ca/%22onclick=%22x'],
  ])('%j is %s', (text, link) => {
    expect(parseLink(text, undefined)).toEqual({ value: link });
  });

  it.each([
    'javascript:alert(1)',
    'ftp://x.edu/y',
    'click here',
    'https://',
    'https://user:pass@x.edu',
    'data:text/html,x',
    'http://localhost/x',
  ])('%j is no link', (text) => {
    expect(parseLink(text, undefined)).toEqual({ value: null, problem: expect.any(String) });
  });

  it('prefers the address behind the cell, unless that is unsafe', () => {
    expect(parseLink('Click here', 'https://ubc.ca').value).toBe('https://ubc.ca');
    expect(parseLink('https://ubc.ca', 'javascript:alert(1)').value).toBe('https://ubc.ca');
    expect(parseLink('Click here', 'file:///etc/passwd').value).toBeNull();
  });
});

describe('texts', () => {
  it.each<[Cell, string]>([
    ['  Bachelor\u00a0 of\tArts \u200b', 'Bachelor of Arts'],
    ['<p>Year 12</p><ul><li>Maths &amp; Physics</li></ul>', 'Year 12\n\n• Maths & Physics'.replace('\n\n', '\n')],
    ['<script>alert(1)</script>Law<br/>and&nbsp;<b>Order</b>', 'Law\nand Order'],
    ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
    ['R&D; AT&T', 'R&D; AT&T'],
    ['a\r\nb\u0000c', 'a\nbc'],
    [101, '101'],
    [true, 'Yes'],
    [new Date('2025-09-01'), '2025-09-01'],
    [null, ''],
  ])('%j becomes %j', (cell, text) => {
    expect(cellText(cell)).toBe(text);
  });

  it('takes hostile markup in its stride', () => {
    expect(cellText('<'.repeat(200_000)).length).toBeLessThanOrEqual(100_000);
    expect(cellText('<script>'.repeat(50_000))).toBe('');
    expect(cellText('&#9999999;')).toBe('&#9999999;');
  });
});

describe('countries', () => {
  it.each([
    ['australia', 'Australia'],
    ['U.S.A.', 'USA'],
    ['United Kingdom', 'UK'],
    ['Scotland', 'UK'],
    ['NZ', 'New Zealand'],
    ['Germany', null],
    ['India', null],
  ])('%j is %j', (text, country) => {
    expect(parseCountry(text).value).toBe(country);
  });
});
