import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { requiredDocuments } from '@/lib/contract/profile/documents';
import { papersOf } from '@/scripts/demo/documents/papers';
import { pdfOf } from '@/scripts/demo/documents/pdf';
import { demoMessages } from '@/scripts/demo/messages';
import { demoPeople, PERSONAS } from '@/scripts/demo/people';

const now = new Date('2026-11-22T21:47:00Z');
const { students } = demoPeople(now);

describe('demo documents', () => {
  it('are all that the level of education asks for, with the student named on each and nothing left open', () => {
    const [persona] = students;
    if (!persona) throw new Error('no persona');
    const papers = papersOf(persona);
    const levels = persona.profile.educationSummaries.map(({ level_of_education }) => level_of_education);
    expect(papers.map(({ field }) => field)).toEqual([...(requiredDocuments(levels) ?? []), 'experience']);
    for (const student of students.filter(({ profile }) => profile.personal)) {
      for (const { lines, name } of papersOf(student)) {
        expect(lines.join(' ')).toContain(student.name);
        expect(lines.join(' ')).not.toMatch(/undefined|null/);
        expect(name).toMatch(/^[\w-]+\.pdf$/);
      }
    }
  });

  it('are real PDFs: known as such by their content, each object where the table says', async () => {
    const content = pdfOf('Passport (copy)', ['Name: Priya Sharma', 'a \\ b']);
    expect((await fileTypeFromBuffer(content))?.mime).toBe('application/pdf');
    const text = content.toString('latin1');
    const begins = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
    expect(begins).toHaveLength(5);
    for (const [index, at] of begins.entries()) expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    const [, length, stream] = /Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(stream).toHaveLength(Number(length));
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/);
  });
});

describe('demo messages', () => {
  it('of the team are written in its working hours, whenever the demo is made', () => {
    for (const hour of [0, 3, 9, 15, 23]) {
      for (let day = 16; day < 23; day++) {
        const moment = new Date(Date.UTC(2026, 10, day, hour, 47));
        for (const { from, createdOn } of demoMessages(moment)) {
          expect(createdOn.getTime()).toBeLessThan(moment.getTime());
          if (from === PERSONAS.student) continue;
          expect([1, 2, 3, 4, 5]).toContain(createdOn.getUTCDay());
          const inIndia = (createdOn.getUTCHours() * 60 + createdOn.getUTCMinutes() + 330) % 1440;
          expect(inIndia >= 9 * 60 && inIndia <= 18 * 60).toBe(true);
        }
      }
    }
  });
});
