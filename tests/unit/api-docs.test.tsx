import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CallDetails } from '@/app/api/v1/docs/_parts/call-details';
import { describedFields, typeName } from '@/app/api/v1/docs/_parts/described-fields';
import { documentedCalls } from '@/app/api/v1/docs/_parts/documented-calls';
import { OPERATIONS } from '@/lib/contract/all';

describe('the page of the API', () => {
  const calls = [...documentedCalls().values()].flat();

  it('shows every call of the contracts once, with who may make it', () => {
    const shown = calls.map(({ method, path }) => `${method} ${path}`).sort();
    expect(shown).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    for (const { who, plainAnswer, parts } of calls) {
      expect(who).toMatch(/\S/);
      expect(plainAnswer || parts.some(({ title }) => title.startsWith('Response'))).toBeTruthy();
    }
  });

  it('tells what the profile step takes, entry by entry, and what may go wrong', () => {
    const save = calls.find(({ path }) => path === '/save-academic-info');
    const html = renderToStaticMarkup(save ? <CallDetails call={save} /> : null);
    for (const words of [
      'educationSummaries[].percentage',
      'From 0 to 9 in steps of 0.5.',
      'student, agent',
      '409 conflict',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('words types for people and looks into lists and nullable objects', () => {
    expect(typeName({ anyOf: [{ type: 'string', const: '' }, { type: 'number' }, { type: 'null' }] })).toBe(
      'number or null',
    );
    expect(typeName({ type: ['string', 'null'] })).toBe('text or null');
    const person = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
    const list = { type: 'array', items: { anyOf: [person, { type: 'null' }] } };
    expect(describedFields({ type: 'object', properties: { people: list } })).toEqual([
      { name: 'people', type: 'list of object or null', isRequired: false, note: '' },
      { name: 'people[].name', type: 'text', isRequired: true, note: '' },
    ]);
  });
});
