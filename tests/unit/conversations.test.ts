import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONVERSATION_KINDS, conversationOf, isForStaffAlone, kindOf } from '@/lib/domain/desk/conversations';
import { sourceFiles } from '../support/rooms';

it('a message of an older version, which names no kind, is a note where it was one', () => {
  const [application, student] = ['a'.repeat(24), 'b'.repeat(24)];
  const notes = { conversation: conversationOf['application-notes'](application), application };
  expect(kindOf(notes)).toBe('application-notes');
  expect(kindOf({ conversation: conversationOf.thread(application), application })).toBe('thread');
  expect(kindOf({ conversation: conversationOf['student-notes'](student), student })).toBe('student-notes');
  expect(kindOf({ conversation: `${application}-${student}`, application: null, student: null })).toBe('pair');
});

it('only notes are for the staff alone', () => {
  expect(CONVERSATION_KINDS.filter(isForStaffAlone)).toEqual(['application-notes', 'student-notes']);
});

it('ids of conversations are made in one place, and nothing is read off them', () => {
  const made =
    /`(application|notes|student-notes)-\$\{|\/\^?\(?(student-\)\?)?notes-|conversation\.(split|startsWith|match)/;
  const files = sourceFiles().filter((file) => /[Cc]onversation/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => made.test(readFileSync(file, 'utf8')))).toEqual(['lib/domain/desk/conversations.ts']);
});
