'use client';

import dynamic from 'next/dynamic';

/** The wizard's forms: the scripts of each come with its own step alone. */
export const BasicForm = dynamic(() => import('./basic-form').then((file) => file.BasicForm));
export const PersonalForm = dynamic(() => import('./personal-form').then((file) => file.PersonalForm));
export const AcademicForm = dynamic(() => import('./academic-form').then((file) => file.AcademicForm));
export const WorkForm = dynamic(() => import('./work-form').then((file) => file.WorkForm));
export const DocumentsForm = dynamic(() => import('./documents/documents-form').then((file) => file.DocumentsForm));
