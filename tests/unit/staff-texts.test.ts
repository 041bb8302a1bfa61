import { describe, expect, it } from 'vitest';
import { isTooLongToPaste, LONGEST_ARTICLE } from '@/components/editor/limits';
import { linkAddress } from '@/components/editor/link-address';
import { longUsDate } from '@/components/tables/long-us-date';
import { peopleQuery } from '@/components/tables/people-query';

describe('a date in the tables of people', () => {
  it('is the long US date, and a dash for what is no date', () => {
    expect(longUsDate('2026-11-20T23:59:59.000Z')).toBe('November 20, 2026');
    expect(longUsDate('')).toBe('-');
    expect(longUsDate('yesterday')).toBe('-');
  });
});

describe('the query of a table of people', () => {
  it('is newest first until an order is chosen', () => {
    const state = { search: ' anna ', sort: null, page: 2, pageSize: 20 } as const;
    expect(peopleQuery(state)).toEqual({ q: 'anna', sort: '-createdOn', page: 2, limit: 20 });
    expect(peopleQuery({ ...state, sort: { column: 'name', descending: true } }).sort).toBe('-name');
  });
});

describe('the address of a link in an article', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['http://example.com/a?b=c', 'http://example.com/a?b=c'],
    ['anna@example.com', 'mailto:anna@example.com'],
    ['mailto:anna@example.com', 'mailto:anna@example.com'],
    ['tel:+911234', 'tel:+911234'],
    ['tel:911234', 'tel:911234'],
    ['/courses', '/courses'],
  ])('takes %s as %s', (typed, address) => expect(linkAddress(typed)).toBe(address));

  it.each([
    '',
    'two words',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'word',
  ])('refuses %s', (typed) => expect(linkAddress(typed)).toBeNull());
});

describe('a paste into the editor', () => {
  it('is refused once it could only end in a refused article', () => {
    expect(isTooLongToPaste('<p>x</p>', 'x')).toBe(false);
    expect(isTooLongToPaste('', 'x'.repeat(LONGEST_ARTICLE + 1))).toBe(true);
    expect(isTooLongToPaste('x'.repeat(10_000_000), 'x')).toBe(true);
  });
});
